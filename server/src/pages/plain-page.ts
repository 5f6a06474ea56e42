function plainPage(title: string, text: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
  ].join('');
}

export const notBuiltPage = plainPage(
  'The pages have not been built',
  'The API answers under /api. Run <code>npm run build</code> and start the server again to see the pages.',
);

export const brokenPage = plainPage('Unexpected Application Error!', 'Please try again in a moment.');

export const busyPage = plainPage(
  'Too many pages at once',
  'Many pages were opened from your network within a minute. Please try again in a moment.',
);
