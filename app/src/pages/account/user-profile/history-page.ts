/** How much of a history is fetched at a time: the page has two. */
export const historyPage = { limit: 8 } as const;
