import { styleVariants } from '@vanilla-extract/css';

const base = { flex: 'none', display: 'block' } as const;

export const size = styleVariants({
  small: { ...base, inlineSize: '18px', blockSize: '18px' },
  medium: { ...base, inlineSize: '24px', blockSize: '24px' },
  large: { ...base, inlineSize: '36px', blockSize: '36px' },
});
