import { globalStyle, style } from '@vanilla-extract/css';

import { text } from '../../../ui/src/theme/text';
import { vars } from '../../../ui/src/theme/vars.css';

const { color, space, radius } = vars;

export const search = style({
  ...text('body'),
  flex: '1 1 280px',
  maxInlineSize: '420px',
  minBlockSize: '44px',
  paddingInline: space[4],
  borderRadius: radius.m,
  border: `1px solid ${color['line-strong']}`,
  background: color['surface-1'],
  color: color.text,
});

export const roles = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlock: space[4] });
globalStyle(`#storybook-docs ${roles}`, { display: 'table', tableLayout: 'auto' });
globalStyle(`#storybook-docs ${roles} :is(th, td)`, {
  ...text('small'),
  padding: `${space[2]} ${space[2]}`,
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`#storybook-docs ${roles} tr`, { background: 'transparent', border: 0 });
globalStyle(`#storybook-docs ${roles} thead th`, { ...text('micro'), color: color['text-2'], whiteSpace: 'nowrap' });
globalStyle(`#storybook-docs ${roles} thead th[aria-current="true"]`, { color: color['primary-text'] });

export const roleName = style({ ...text('label'), display: 'block' });
export const meaning = style({ ...text('micro'), display: 'block', maxInlineSize: '32ch', color: color['text-3'] });

export const swatchCell = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const swatch = style({
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: radius.s,
  border: `1px solid ${color['line-strong']}`,
});

export const chip = style({
  ...text('micro'),
  minBlockSize: '28px',
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: radius.s,
  background: 'transparent',
  color: color['text-2'],
  fontFamily: 'ui-monospace, monospace',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'copy',
  selectors: { '&:hover': { borderColor: color['line-strong'], color: color.text } },
});

export const pairSample = style({
  ...text('label'),
  display: 'inline-block',
  minInlineSize: '64px',
  padding: `${space[1.5]} ${space[3]}`,
  borderRadius: radius.s,
  textAlign: 'center',
  selectors: { '&[data-faulty]': { outline: `3px solid ${color.danger}` } },
});

export const sheet = style(['sb-unstyled', { display: 'grid', gap: space[4], marginBlock: space[4] }]);

export const tile = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[2],
  padding: space[5],
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  background: color['surface-1'],
});

export const tiles = style([
  'sb-unstyled',
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: space[4],
    marginBlock: space[4],
  },
]);

export const tokenName = style({ ...text('label'), color: color.text });
export const tokenValue = style({ ...text('micro'), color: color['text-2'], overflowWrap: 'anywhere' });
export const bar = style({ blockSize: '20px', borderRadius: radius.xs, background: color.primary });
export const shape = style({
  inlineSize: '90px',
  blockSize: '110px',
  border: `2px solid ${color['primary-text']}`,
  background: color['primary-soft'],
});

export const skin = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: space[6],
  padding: space[8],
  borderRadius: radius.l,
  background: color.bg,
  color: color.text,
});

export const raised = style({
  ...text('micro'),
  display: 'grid',
  placeItems: 'center',
  gap: space[1],
  minBlockSize: '110px',
  padding: space[3],
  borderRadius: radius.l,
  background: color['surface-1'],
  color: color.text,
  textAlign: 'center',
});

export const sample = style({ color: color.text, overflowWrap: 'anywhere' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const runner = style({
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: radius.pill,
  background: color.primary,
});

export const book = style({ inlineSize: '110px' });
