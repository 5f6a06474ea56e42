import { globalStyle, style } from '@vanilla-extract/css';

import { text } from '../../../ui/src/theme/text';
import { vars } from '../../../ui/src/theme/vars.css';

const { color, space, radius } = vars;

export const emblem = style({ inlineSize: '64px', marginBlockEnd: space[4] });
globalStyle(`${emblem} svg`, { inlineSize: '64px', blockSize: '64px' });

export const ways = style([
  'sb-unstyled',
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    gap: space[3],
    marginBlock: space[8],
  },
]);

export const way = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: space[5],
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  background: color['surface-1'],
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color['line-strong'], background: color['surface-2'] } },
});
globalStyle(`#storybook-docs ${way}`, { ...text('card-name'), color: color.text, textDecoration: 'none' });

export const wayNote = style({ ...text('small'), color: color['text-2'] });
