/** Marks the head of a page that, on phones, takes the place of the header and of the bottom bar of the site. */
export const ownHead = { 'data-own-head': '' } as const;

/** Marks a page that takes the whole window: what stands around it is out of sight. */
export const wholeWindow = { 'data-whole-window': '' } as const;

/** Where a page takes the whole window; begins a selector. */
export const underWholeWindow = ':root:has([data-whole-window])';

/** Where the page has such a head; begins a selector. */
export const underOwnHead = ':root:has([data-own-head])';

/** Marks what a page keeps at the foot of the window on phones, in the place of the bottom bar of the site. */
export const ownFoot = { 'data-own-foot': '' } as const;

/** Where the page has such a foot; begins a selector. */
export const underOwnFoot = ':root:has([data-own-foot])';
