import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { singleColumn } from '../../theme/columns';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[9.5],
  '@media': { [media.phone]: { gap: space[7] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
  alignItems: 'start',
  gap: `${space[9.5]} ${space[12]}`,
  '@media': { [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.phone]: { gap: space[7] } },
});

export const how = style({ display: 'grid', gap: space[4.5], marginBlockStart: space[7], counterReset: 'step' });

globalStyle(`${how} > li`, { display: 'flex', gap: space[3.5], counterIncrement: 'step' });
globalStyle(`${how} p`, { ...text('body'), color: color['text-2'], textWrap: 'pretty' });

export const howNumber = style({
  flex: 'none',
  inlineSize: '22px',
  color: color['primary-text'],
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: weight.display,
  lineHeight: 1.2,
  '::before': { content: 'counter(step)' },
});

export const howTitle = style({
  ...text('label'),
  ...headingFace,
  display: 'block',
  color: color.text,
  fontWeight: weight.action,
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: `${space[6]} ${space[7]} ${space[7]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4]}` } },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5.5] });

export const heading = style({ ...text('title'), ...headingFace });

export const sentence = style({ ...text('body'), color: color['text-2'], textWrap: 'pretty' });

export const problem = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  color: color.danger,
  fontWeight: weight.label,
});
