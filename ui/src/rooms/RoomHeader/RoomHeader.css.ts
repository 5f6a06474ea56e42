import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const cast = style({ display: 'flex', flex: 'none', paddingInlineStart: space[2] });

export const castMember = style({
  display: 'flex',
  marginInlineStart: `-${space[2]}`,
  borderRadius: vars.radius.arch,
  boxShadow: `0 0 0 2px ${color.bg}`,
  '@media': {
    // On a phone the title needs the room: three windows speak for all of them.
    [media.phone]: { selectors: { '&:nth-child(n + 4)': { display: 'none' } } },
  },
});

export const names = style({ display: 'grid', flex: 1, gap: '1px', minInlineSize: 0 });

export const title = style({ ...text('card-name'), ...cut });

export const what = style({ ...text('small'), ...cut, color: color['text-3'] });

/** What a phone has no room for: the panel of people and the note over the composer hold it there. */
export const roomy = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
