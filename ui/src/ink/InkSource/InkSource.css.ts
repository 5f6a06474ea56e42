import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const source = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[6.5]} ${space[7]} ${space[7]}`,
  border: `1.5px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: `${space[5]} ${space[4.5]} ${space[5.5]}` } },
});

/** Columns matter in ink sources. */
globalStyle(`${source} textarea`, { fontFamily: 'ui-monospace, monospace', fontSize: '.9375rem', tabSize: 4 });

export const heading = style({ ...text('title'), ...headingFace });

export const sentence = style({ ...text('body'), color: color['text-2'], textWrap: 'pretty' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2.5] });

export const failure = style({ ...text('small'), color: color.danger, fontWeight: weight.label });
