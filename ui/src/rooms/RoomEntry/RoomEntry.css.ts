import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { singleColumn } from '../../explore/columns';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '38px',
  '@media': { [media.phone]: { gap: '28px' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
  alignItems: 'start',
  gap: '38px 48px',
  '@media': { [singleColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.phone]: { gap: '28px' } },
});

export const how = style({ display: 'grid', gap: '18px', marginBlockStart: '28px', counterReset: 'step' });

globalStyle(`${how} > li`, { display: 'flex', gap: '14px', counterIncrement: 'step' });
globalStyle(`${how} p`, { ...text('body'), color: color['text-2'], textWrap: 'pretty' });

/** The number stands in the face of stories. */
export const howNumber = style({
  flex: 'none',
  inlineSize: '22px',
  color: color['primary-text'],
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: vars.weight.display,
  lineHeight: 1.2,
  '::before': { content: 'counter(step)' },
});

export const howTitle = style({
  ...text('label'),
  ...headingFace,
  display: 'block',
  color: color.text,
  fontWeight: 620,
});

/** A form on its own surface. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  padding: '24px 28px 28px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: '20px 16px' } },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '22px' });

export const heading = style({ ...text('title'), ...headingFace });

export const sentence = style({ ...text('body'), color: color['text-2'], textWrap: 'pretty' });

export const problem = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'baseline',
  gap: '8px',
  color: color.danger,
  fontWeight: 560,
});
