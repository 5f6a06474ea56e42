import type { Brand } from './config.ts';

/** What each brand is called in messages. */
export const BRAND_NAMES = { fabula: 'Fabula', noctis: 'Noctis' } as const satisfies Record<Brand, string>;
