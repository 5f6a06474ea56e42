import type { Brand } from './brand';

/** What each brand calls itself; never translated. */
export const brandNames = { fabula: 'Fabula', noctis: 'Noctis' } as const satisfies Record<Brand, string>;
