import { describe, expect, it } from 'vitest';
import { toDisplayName } from './display-name.ts';

describe('a name in a room', () => {
  it.each([
    ['  Noor   Vale ', 'Noor Vale'],
    ['Zoë', 'Zoë'],
    ['نور', 'نور'],
    ['エリアス', 'エリアス'],
    ["Siobhán O'Dea", "Siobhán O'Dea"],
    ['👩‍🚀 Ada', '👩‍🚀 Ada'],
  ])('%j is %j', (text, name) => {
    expect(toDisplayName(text)).toBe(name);
  });

  it.each([
    ['', 'nothing'],
    ['   ', 'spaces'],
    ['…', 'only signs'],
    ['Ada\u202eenoN', 'a turned direction'],
    ['Ada\u200b', 'invisible characters'],
    ['Ada: hello', 'a colon'],
    ['@Ada', 'a mention'],
    ['{{char}}', 'a placeholder'],
    ['<script>', 'a tag'],
    ['**Ada**', 'markup'],
    ['\u3164\u3164', 'letters without ink'],
    ['Аda', 'a Cyrillic letter among Latin ones'],
  ])('%j is none: %s', (text) => {
    expect(() => toDisplayName(text)).toThrow(
      expect.objectContaining({ reason: 'VALIDATION_FAILED', field: 'displayName' }),
    );
  });
});
