/** Marks the head of a page that, on phones, takes the place of the header and of the bottom bar of the site. */
export const ownHead = { 'data-own-head': '' } as const;

/** Where the page has such a head; begins a selector. */
export const underOwnHead = ':root:has([data-own-head])';
