/* oxlint-disable no-underscore-dangle -- the name is zod’s */
import { CheckoutState, PromptPart } from '@fabula/sdk/schemas';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';

import { paths } from '../routes/paths';
import { locales } from '../i18n/locales';
import { loadWhitePaper, whitePaperLanguages, whitePaperValue, type WhitePaperText } from './white-paper';

const papers = await Promise.all(whitePaperLanguages.map(loadWhitePaper));

const htmlOf = ({ chapters, lead }: WhitePaperText): string =>
  [lead, ...chapters.map(({ checks, parts }) => [...parts, checks])]
    .flat()
    .map((part) => ('html' in part ? part.html : ''))
    .join('');

test.each(papers)('the figures in $locale have words for every state and part of the contract', ({ figures }) => {
  expect(Object.keys(figures['order-states'].states).toSorted()).toEqual(CheckoutState.options.toSorted());
  expect(Object.keys(figures['prompt-parts'].parts).toSorted()).toEqual(
    PromptPart._zod.def.shape.kind.options.toSorted(),
  );
});

test.each(papers)('the white paper in $locale has the chapters of the first language', ({ chapters }) => {
  expect(chapters.map(({ id }) => id)).toEqual(papers[0]?.chapters.map(({ id }) => id));
});

test.each(papers)('each link of the white paper in $locale leads to a page', (paper) => {
  const routes = Object.values(paths).map(({ pattern }) => ({ path: `/${pattern}` }));
  const named = [...htmlOf(paper).matchAll(/href="page:([^"]+)"/g)].map(([, page = '']) => page);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((page) => matchRoutes(routes, `/${page}`) === null)).toEqual([]);
});

test('a language without a translation reads the first one, with links to pages in its own language', async () => {
  const missing = locales.filter((locale) => !whitePaperLanguages.includes(locale));
  for (const locale of missing) {
    const value = whitePaperValue(await loadWhitePaper(locale), locale, 'https://fabula.example');
    expect(value.lang).toBe('en-US');
    expect(JSON.stringify(value)).toContain(`data-address=\\"https://fabula.example/${locale}/prices\\"`);
    expect(JSON.stringify(value)).not.toContain('page:');
  }
});
