import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, radius, space, weight } = vars;

export const conflict = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: '960px',
});

export const title = style({
  justifySelf: 'start',
  ...text('title'),
  ...headingFace,
  margin: 0,
  outlineOffset: '4px',
  borderRadius: radius.xs,
});

export const lead = style({ ...text('body'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const field = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ ...text('label'), padding: 0, paddingBlockEnd: space[2], fontWeight: weight.strong });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: space[3.5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  cursor: 'pointer',
  transition: `background-color ${duration.quick}, border-color ${duration.quick}`,
  selectors: {
    '&:has(:checked)': { borderColor: color.primary, background: color['surface-2'] },
    '&[data-version="both"]': { gridColumn: '1 / -1', gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
  },
});

export const choiceName = style({ ...text('label'), overflowWrap: 'break-word' });

export const choiceWords = style({
  ...text('small'),
  gridColumn: '1 / -1',
  minInlineSize: 0,
  color: color['text-2'],
  selectors: { '[data-version="both"] > &': { gridColumn: 'auto' } },
});

export const compared = style({
  display: 'block',
  color: color.text,
  fontFamily: vars.font.story,
  fontSize: '1.125rem',
  lineHeight: vars.line.story,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** Not by colour alone: what differs is underlined. */
export const differing = style({
  borderRadius: radius.xs,
  background: color['primary-soft'],
  color: color['primary-text'],
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.18em',
});

export const entries = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const entry = style({
  ...text('label'),
  maxInlineSize: '100%',
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: '16px',
  color: color.text,
  fontWeight: weight.micro,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-differs]': {
      borderColor: color.primary,
      background: color['primary-soft'],
      color: color['primary-text'],
    },
  },
});

export const portrait = style({
  display: 'block',
  inlineSize: '96px',
  blockSize: '128px',
  borderRadius: radius.m,
  objectFit: 'cover',
  background: color['surface-3'],
});

export const none = style({ color: color['text-3'] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `${space[2]} ${space[4]}`,
});

export const count = style({ ...text('small'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });
