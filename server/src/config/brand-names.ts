import type { Brand } from './config.ts';

export const BRAND_NAMES = { fabula: 'Fabula', noctis: 'Noctis' } as const satisfies Record<Brand, string>;
