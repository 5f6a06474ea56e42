import type { Brand } from '../i18n/brand';
import fabula from './icons/fabula.svg?raw';
import noctis from './icons/noctis.svg?raw';

const icons = { fabula, noctis } as const satisfies Record<Brand, string>;

export const iconAddress = (brand: Brand): string => `data:image/svg+xml,${encodeURIComponent(icons[brand].trim())}`;
