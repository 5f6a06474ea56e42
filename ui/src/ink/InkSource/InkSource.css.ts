import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const source = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  padding: '26px 28px 28px',
  border: `1.5px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: '20px 18px 22px' } },
});

/** Columns matter to whoever writes ink. */
globalStyle(`${source} textarea`, { fontFamily: 'ui-monospace, monospace', fontSize: '.9375rem', tabSize: 4 });

export const heading = style({ ...text('title'), ...headingFace });

export const sentence = style({ ...text('body'), color: color['text-2'], textWrap: 'pretty' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });

export const failure = style({ ...text('small'), color: color.danger, fontWeight: 560 });
