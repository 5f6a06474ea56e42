import { style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color } = vars;

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px 40px',
  padding: '26px 30px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  '@media': { [media.phone]: { padding: '20px 18px' } },
});

export const name = style({ ...text('title'), ...headingFace, margin: 0, fontSize: '1.5rem' });

export const line = style({ ...text('body'), margin: '6px 0 0', color: color['text-2'], textWrap: 'pretty' });

/** Below the rest, on a line of its own. */
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 40px',
  paddingBlockStart: '20px',
  borderBlockStart: `1px solid ${color.line}`,
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const problem = style({
  ...text('small'),
  display: 'flex',
  flexBasis: '100%',
  gap: '8px',
  margin: 0,
  color: color.danger,
  fontWeight: 560,
});
