import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: space[4], marginBlockStart: 'auto' });

export const change = style({
  ...text('label'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  fontWeight: weight.strong,
});

export const share = style({ ...text('small'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });

export const slider = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  minBlockSize: size.tap,
  margin: 0,
  accentColor: color.primary,
  cursor: 'pointer',
});

export const note = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const price = style({ justifySelf: 'end' });

export const progress = style({ ...column, gap: space[3], justifyItems: 'start' });

export const doing = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontWeight: weight.strong,
});

export const preview = style({ inlineSize: '100%', borderRadius: radius.m });

/** What has happened, above what it means. */
export const reason = style({ display: 'block' });
