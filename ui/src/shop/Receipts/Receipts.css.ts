import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

/** On paper, whatever the theme. */
const onPaper = { color: 'CanvasText', borderColor: 'CanvasText' } as const;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5.5],
  inlineSize: '100%',
  maxInlineSize: '760px',
  marginInline: 'auto',
  paddingBlock: space[6],
  '@media': { [media.phone]: { paddingBlock: space[5] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3.5],
  '@media': { print: { display: 'none' } },
});

export const heading = style({ ...text('title'), ...headingFace, margin: 0 });

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[6],
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  backgroundColor: color['surface-1'],
  '@media': {
    [media.phone]: { padding: space[4] },
    print: { ...onPaper, backgroundColor: 'Canvas', breakInside: 'avoid', colorScheme: 'light' },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
});

export const number = style({ ...text('card-name'), ...headingFace, margin: 0, fontVariantNumeric: 'tabular-nums' });

export const quiet = style({
  ...text('small'),
  margin: 0,
  color: color['text-2'],
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { print: onPaper },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: `${space[3.5]} ${space[5]}`,
  margin: 0,
});

export const fact = style({ ...text('label'), margin: 0, overflowWrap: 'anywhere' });

/** Addresses are of no use on paper. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
  '@media': { print: { display: 'none' } },
});

export const outside = style({ ...text('label'), color: color['primary-text'] });

export const sums = style({ ...text('label'), inlineSize: '100%', borderCollapse: 'collapse' });

export const what = style({
  textAlign: 'start',
  fontWeight: weight.body,
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
});

export const sum = style({
  textAlign: 'end',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.amount,
  paddingBlock: space[3],
  paddingInlineStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
