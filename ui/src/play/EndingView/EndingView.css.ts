import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';
import { noRoomForPane } from '../PlayScreen/PhoneBar.css';

const { color, space, weight } = vars;

export const view = style({ display: 'grid', gap: space[10], minInlineSize: 0 });

/** The last page: a title between two rules, as books have it. */
export const last = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlock: space[8.5],
  borderBlock: `1px solid ${color.line}`,
  textAlign: 'center',
});

export const theEnd = style({ ...text('label'), color: color['primary-text'], fontWeight: weight.strong });

export const title = style({ ...text('display-l'), ...headingFace, overflowWrap: 'anywhere' });

export const statistics = style({ ...text('body'), maxInlineSize: '34em', color: color['text-2'] });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2.5],
  marginBlockStart: space[2.5],
});

export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const sectionTitle = style({ ...text('title') });

export const sentence = style({ ...text('body'), color: color['text-2'] });

export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: `${space[6.5]} ${space[5.5]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const backActs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2.5] });

/** On wide screens the path stands beside the page already. */
export const wherePaneIsNot = style({ display: 'none', '@media': { [noRoomForPane]: { display: 'block' } } });
