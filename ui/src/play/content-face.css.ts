import { assignVars, style } from '@vanilla-extract/css';

import tokens from '../theme/tokens.json';
import { scripted, vars } from '../theme/vars.css';

const { display, story, tracking, body } = {
  display: '1.14',
  story: '1.62',
  tracking: '-0.014em',
  body: vars.line.body,
};

/**
 * Words of a story keep the faces of their own language on a page in another one: the language of the page decides the
 * faces of everything else (`language.css.ts`).
 */
export const contentFace = style({
  selectors: {
    ':root:lang(ar) &:is(:lang(en), :lang(es), :lang(pt), :lang(tr), :lang(fr), :lang(de))': {
      vars: assignVars(scripted, {
        font: tokens.font,
        weight: { display: '580' },
        line: { display, story, body },
        tracking,
      }),
    },
  },
});
