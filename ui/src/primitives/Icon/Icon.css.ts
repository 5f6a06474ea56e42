import { styleVariants } from '@vanilla-extract/css';

const base = { flex: 'none', display: 'block' } as const;

export const size = styleVariants({
  small: { ...base, inlineSize: '16px', blockSize: '16px' },
  medium: { ...base, inlineSize: '20px', blockSize: '20px' },
  large: { ...base, inlineSize: '24px', blockSize: '24px' },
});

export const mirrored = styleVariants({
  yes: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } },
  no: {},
});
