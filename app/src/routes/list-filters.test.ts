import { expect, test } from 'vitest';

import { filterParams, filterQuery, isNarrowed, noFilters, readFilters, tagStatesOf, withTag } from './list-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('filters survive the way through the address', () => {
  const filters = {
    q: 'sea & salt',
    include: ['mystery', 'cosy'],
    exclude: ['slow-burn'],
    shelf: 'strange-company',
    sort: 'newest',
  } as const;
  expect(read(filterQuery(filters))).toEqual(filters);
});

test('the address of an unfiltered list has no query', () => {
  expect(filterQuery(noFilters)).toBe('');
});

test.each([
  ['an unknown order', 'sort=loudest', noFilters],
  ['a shelf that there is not', 'shelf=under-the-stairs', noFilters],
  ['a tag that no tag can be called', 'include=Not%20a%20tag', noFilters],
  ['a tag asked for twice', 'include=cosy&include=cosy', { ...noFilters, include: ['cosy'] }],
  ['a tag both shown and left out', 'include=cosy&exclude=cosy', { ...noFilters, include: ['cosy'] }],
  ['a search longer than the server takes', `q=${'a'.repeat(150)}`, { ...noFilters, q: 'a'.repeat(100) }],
])('%s does no harm', (_, query, expected) => {
  expect(read(query)).toEqual(expected);
});

test('a call names at most ten tags', () => {
  const many = Array.from({ length: 14 }, (_, index) => `include=tag-${index}`).join('&');
  expect(read(many).include).toHaveLength(10);
});

test('blanks are no search', () => {
  expect(filterParams({ ...noFilters, q: '   ' })).toEqual({});
  expect(isNarrowed({ ...noFilters, q: '   ', sort: 'name' })).toBe(false);
});

test('a tag cycles from included to excluded to neutral', () => {
  const shown = withTag(noFilters, 'cosy', 'include');
  expect(tagStatesOf(shown)).toEqual({ cosy: 'include' });
  const leftOut = withTag(shown, 'cosy', 'exclude');
  expect(tagStatesOf(leftOut)).toEqual({ cosy: 'exclude' });
  expect(withTag(leftOut, 'cosy', 'off')).toEqual(noFilters);
});
