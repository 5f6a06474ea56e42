/** What an operator's engines are for; a card may wish for one of them. */
export const ENGINE_CLASSES = ['fast', 'deep'] as const;
export type EngineClass = (typeof ENGINE_CLASSES)[number];
