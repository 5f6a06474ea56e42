import type { Brand } from './brand';

export const brandNames = { fabula: 'Fabula', noctis: 'Noctis' } as const satisfies Record<Brand, string>;
