export const previewLinks = { begin: '#begin', page: '#page', prices: '#prices' } as const;
