import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

/** What is told is written in the face of stories. */
export const story = style({});

globalStyle(`${story} textarea`, { fontFamily: vars.font.story, fontSize: '1.125rem', lineHeight: vars.line.story });
