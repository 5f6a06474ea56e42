import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';
import { sky } from './StoryProfileView.css';

const { space } = vars;

export const plainSky = style([sky, { background: vars.color['surface-2'] }]);

const bar = style({ maxInlineSize: '100%', borderRadius: vars.radius.m, background: vars.color['surface-3'] });

export const titleLine = style([bar, { inlineSize: '420px', blockSize: '52px' }]);
export const line = style([bar, { inlineSize: '300px', blockSize: '18px', background: vars.color['surface-2'] }]);
export const button = style([bar, { inlineSize: '190px', blockSize: '48px', borderRadius: '14px' }]);

export const page = style({
  maxInlineSize: '760px',
  blockSize: '320px',
  marginBlockStart: space[11],
  borderRadius: vars.radius.book,
  background: vars.color['surface-1'],
});
