import { style } from '@vanilla-extract/css';

import { headingFace } from '../../explore/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { noRoomForPane } from '../PlayScreen/PhoneBar.css';

const { color } = vars;

export const view = style({ display: 'grid', gap: '40px', minInlineSize: 0 });

/** The last page: a title between two rules, as books have it. */
export const last = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  paddingBlock: '34px',
  borderBlock: `1px solid ${color.line}`,
  textAlign: 'center',
});

export const theEnd = style({ ...text('label'), color: color['primary-text'], fontWeight: 600 });

export const title = style({ ...text('display-l'), ...headingFace, overflowWrap: 'anywhere' });

export const statistics = style({ ...text('body'), maxInlineSize: '34em', color: color['text-2'] });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '10px',
  marginBlockStart: '10px',
});

export const section = style({ display: 'grid', gap: '16px', minInlineSize: 0 });

export const sectionTitle = style({ ...text('title') });

export const sentence = style({ ...text('body'), color: color['text-2'] });

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: '26px 22px',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const backActs = style({ display: 'flex', flexWrap: 'wrap', gap: '10px' });

/** On wide screens the path stands beside the page already. */
export const wherePaneIsNot = style({ display: 'none', '@media': { [noRoomForPane]: { display: 'block' } } });
