import { createVar, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { underOwnHead } from '../../shell/own-head';
import { noticeSize } from '../../theme/notice-size';
import { offlineSize } from '../../theme/offline-size';
import { vars } from '../../theme/vars.css';

const { size, space } = vars;

/** What the keyboard of a phone covers of the page, where the browser does not make the page smaller for it. */
export const covered = createVar();

/** The whole place of a page inside the shell, to its edges, and no higher than the window. */
export const layout = style({
  vars: { [covered]: '0px' },
  blockSize: `calc(100dvh - ${size.header} - ${noticeSize} - ${offlineSize} - ${covered})`,
  minBlockSize: '320px',
  marginBlock: `calc(-1 * ${space[6]}) calc(-1 * ${space[16]})`,
  marginInline: `-${space[9]}`,
  '@media': {
    [media.sidebarCollapse]: { marginInline: `calc(-1 * ${space[6]})` },
    [media.phone]: {
      blockSize: `calc(100dvh - ${size.header} - ${size.bottomBar} - env(safe-area-inset-bottom) - ${noticeSize} - ${offlineSize} - ${covered})`,
      selectors: { [`${underOwnHead} &`]: { blockSize: `calc(100dvh - ${noticeSize} - ${offlineSize} - ${covered})` } },
      marginBlock: 0,
      marginInline: `calc(-1 * ${space[4]})`,
    },
  },
});
