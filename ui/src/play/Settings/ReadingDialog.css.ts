import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, weight } = vars;

export const fields = style({ display: 'grid', gap: space[5.5], marginBlockStart: space[4.5] });

export const field = style({ display: 'grid', justifyItems: 'start', gap: space[2], minInlineSize: 0 });

export const name = style({ ...text('label'), fontWeight: weight.strong });

export const note = style({ ...text('small'), color: vars.color['text-2'] });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
