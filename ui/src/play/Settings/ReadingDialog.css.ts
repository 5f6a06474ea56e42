import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const fields = style({ display: 'grid', gap: '22px', marginBlockStart: '18px' });

export const field = style({ display: 'grid', justifyItems: 'start', gap: '8px', minInlineSize: 0 });

export const name = style({ ...text('label'), fontWeight: 600 });

export const note = style({ ...text('small'), color: vars.color['text-2'] });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
