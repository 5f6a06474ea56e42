/** The custom property that holds the height of the notice at the foot of the window; absent without one. */
export const noticeSizeName = '--notice-size';

/** The height of the notice at the foot of the window: what reaches that far ends above it. */
export const noticeSize = `var(${noticeSizeName}, 0px)`;
