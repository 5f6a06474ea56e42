import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

/** Three beside each other, on phones two. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px',
  '@media': { [media.popupFull]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const place = style({ display: 'grid' });

export const words = style({ display: 'grid', justifyItems: 'start', textAlign: 'start', lineHeight: 1.2 });

/** What a visitor should know about a button before pressing it. */
export const remark = style({ ...text('micro'), color: color['text-3'], fontWeight: 460 });

export const note = style({ ...text('small'), color: color['text-2'] });
