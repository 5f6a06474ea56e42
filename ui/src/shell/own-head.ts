/** Marks the head of a page that, on phones, takes the place of the header and of the bottom bar of the site. */
export const ownHead = { 'data-own-head': '' } as const;

/** Marks a page that takes the whole window: what stands around it is out of sight. */
export const wholeWindow = { 'data-whole-window': '' } as const;

/** Where a page takes the whole window; begins a selector. */
export const underWholeWindow = ':root:has([data-whole-window])';

/** Where the page has such a head; begins a selector. */
export const underOwnHead = ':root:has([data-own-head])';
