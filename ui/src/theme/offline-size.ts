/** The custom property that holds the height of the line under the header while there is no connection. */
export const offlineSizeName = '--offline-size';

/** The height of that line: what is as tall as the window leaves room for it. */
export const offlineSize = `var(${offlineSizeName}, 0px)`;
