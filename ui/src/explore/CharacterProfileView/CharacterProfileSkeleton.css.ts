import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';
import { head, portrait } from './CharacterProfileView.css';

const { space } = vars;

export const pane = style([head]);

export const window = style([
  portrait,
  { background: `linear-gradient(${vars.color['surface-3']}, ${vars.color['surface-2']})` },
]);

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockStart: space[9.5],
});

const bar = style({ maxInlineSize: '100%', borderRadius: vars.radius.m, background: vars.color['surface-3'] });

export const nameLine = style([bar, { inlineSize: '340px', blockSize: '52px' }]);
export const line = style([bar, { inlineSize: '220px', blockSize: '18px', background: vars.color['surface-2'] }]);
export const longLine = style([bar, { inlineSize: '620px', blockSize: '18px', background: vars.color['surface-2'] }]);
export const button = style([bar, { inlineSize: '200px', blockSize: '48px', borderRadius: '14px' }]);
