import { style } from '@vanilla-extract/css';

import { wholeWords } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const questions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const question = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const words = style({ ...text('label'), ...wholeWords, marginBlockEnd: space[2.5], padding: 0 });

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[3],
  maxInlineSize: '620px',
  '@media': { [media.phone]: { gap: space[2] } },
});

export const plays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space[3],
});

/** A choice with its radio button laid over it: the chosen one has a frame and a tick, not a colour alone. */
export const answer = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': {
      borderColor: color.primary,
      background: color['primary-soft'],
      boxShadow: `0 0 0 1.5px ${color.primary}`,
    },
    '&:has(input:focus-visible)': { outline: `${vars.focusWidth} solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(input:checked)': { outline: '3px solid Highlight' } } },
  },
});

export const play = style([answer, { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' }]);

export const cover = style({ display: 'block', inlineSize: '64px', aspectRatio: '2 / 3', objectFit: 'cover' });

export const radio = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const picture = style({ display: 'block', inlineSize: '100%', aspectRatio: '6 / 5', objectFit: 'cover' });

export const answerWords = style({
  ...text('small'),
  ...wholeWords,
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  padding: space[3],
  '@media': { [media.phone]: { padding: space[2] } },
});

export const title = style({ ...text('label') });

export const tick = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: 'none',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.pill,
  background: color.primary,
  color: color['on-primary'],
  pointerEvents: 'none',
  selectors: { 'input:checked ~ &': { display: 'grid' } },
});

export const quiet = style({ ...text('body'), maxInlineSize: '68ch', margin: 0, color: color['text-2'] });

export const quietParts = style({ display: 'grid', justifyItems: 'start', gap: space[3] });
