import type { Brand } from '../ssr/contract';

/** What each brand calls itself; never translated. */
export const brandNames = { fabula: 'Fabula', noctis: 'Noctis' } as const satisfies Record<Brand, string>;
