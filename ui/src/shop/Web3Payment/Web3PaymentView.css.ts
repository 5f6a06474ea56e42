import { style } from '@vanilla-extract/css';

import { headingFace, titleFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '1048px',
  marginInline: 'auto',
  paddingBlock: space[7],
  '@media': { [media.phone]: { gap: space[4], paddingBlock: space[5] } },
});

export const heading = style({ ...text('display-m'), ...titleFace, margin: 0 });

/** Many tokens scroll sideways. */
export const choice = style({ display: 'flex', minInlineSize: 0, overflowX: 'auto' });

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 352px',
  gap: space[6],
  '@media': { [media.sidebarCollapse]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});

export const codePanel = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[4.5],
  padding: space[6.5],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xl,
  background: color['surface-1'],
});

export const codeWords = style({
  ...text('small'),
  maxInlineSize: '34ch',
  margin: 0,
  color: color['text-2'],
  textAlign: 'center',
  textWrap: 'balance',
});

export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2.5],
  color: color.success,
  textAlign: 'center',
  selectors: { '&[data-late]': { color: color['text-2'] } },
});

export const doneTitle = style({ ...text('title'), ...headingFace, margin: 0, color: color.text });

export const waysOn = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const leave = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
  padding: `${space[5]} ${space[6.5]}`,
  borderRadius: vars.radius.l,
  background: color['surface-2'],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', padding: space[5] } },
});

export const leaveTitle = style({ ...text('title'), ...headingFace, margin: 0 });

export const leaveWords = style({
  ...text('small'),
  maxInlineSize: '62ch',
  margin: `${space[1.5]} 0 0`,
  color: color['text-2'],
  textWrap: 'pretty',
});
