import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { roundParams } from '../sharing/shared-hrefs';
import { queryParameters } from './query-parameters';

const root = path.resolve(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*', '**/*.stories.*', 'boot/**'] });

/** `search.get('q')`, `useSearchParams()[0].get('q')`, and constants such as `inviteParameter = 'invite'`. */
const readings = [/\b(?:search|useSearchParams\(\)\[0\])\.get(?:All)?\('(\w+)'\)/g, /Param(?:eter)? = '(\w+)'/g];

test('every query parameter that a page reads is one by which pages are cached', () => {
  const texts = sources.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const read = texts.flatMap((text) =>
    readings.flatMap((reading) => [...text.matchAll(reading)].map(([, name]) => name)),
  );
  expect(read.length).toBeGreaterThan(10);
  expect(queryParameters).toEqual(expect.arrayContaining([...new Set(read), ...Object.values(roundParams)]));
});
