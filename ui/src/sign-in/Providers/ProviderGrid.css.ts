import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

/** The longest name with its mark. */
const narrowest = '124px';

/** As many beside each other as the form has room for, three at most: its width does not follow that of the window. */
export const grid = style({
  display: 'grid',
  // The two gaps, and a pixel each against rounding.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, ${narrowest}), (100% - 22px) / 3), 1fr))`,
  gap: space[2.5],
});

export const place = style({ display: 'grid' });

export const words = style({ display: 'grid', justifyItems: 'start', textAlign: 'start', lineHeight: 1.2 });

export const remark = style({ ...text('micro'), color: color['text-3'], fontWeight: weight.small });

export const note = style({ ...text('small'), color: color['text-2'] });
