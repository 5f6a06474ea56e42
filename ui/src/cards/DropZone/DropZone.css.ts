import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight, fineSpace } = vars;

export const zone = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[4],
  padding: `${space[6.5]} ${space[7]} ${space[7]}`,
  border: `1.5px dashed ${color['line-strong']}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  transition: `border-color ${vars.duration.quick} ${vars.easing.standard}, background ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    '&[data-over]': { borderColor: color.primary, background: color['surface-2'] },
  },
  '@media': {
    [media.phone]: { padding: `${space[5]} ${space[4.5]} ${space[5.5]}` },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const heading = style({ ...text('title'), ...headingFace });

/** The heading inside a dialog, which has a title of its own. */
export const partHeading = style({ ...text('label'), color: color['text-2'], fontWeight: weight.strong });

export const sentence = style({ ...text('body'), color: color['text-2'], textWrap: 'pretty' });

export const hint = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[1.5]}`,
  color: color['text-3'],
});

/** The hint speaks of dragging, which phones do not have. */
export const withPointer = style({
  display: 'none',
  '@media': { [media.hover]: { display: 'inline' } },
});

export const reading = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '48px',
});

export const fileName = style({ overflowWrap: 'anywhere' });

export const problem = style({
  ...text('small'),
  display: 'flex',
  gap: fineSpace[9],
  inlineSize: '100%',
  padding: `${space[3]} ${space[3.5]}`,
  borderRadius: vars.radius.m,
  background: color['danger-soft'],
  color: color.text,
  overflowWrap: 'anywhere',
});

export const problemFile = style({ display: 'block', fontWeight: weight.strong });

export const problemSign = style({ flex: 'none', color: color.danger });
