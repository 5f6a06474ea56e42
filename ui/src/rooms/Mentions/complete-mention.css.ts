import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { weight } = vars;

export const line = style({ display: 'grid', minInlineSize: 0 });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({ ...cut, fontWeight: weight.strong });

export const tagline = style({ ...text('micro'), ...cut, color: vars.color['text-3'] });
