import { describe, expect, it } from 'vitest';
import { nameKey, toDisplayName } from './display-name.ts';

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
    ['Ada\u200b', 'what nobody sees'],
    ['Ada: hello', 'a colon'],
    ['@Ada', 'a mention'],
    ['{{char}}', 'a placeholder'],
    ['<script>', 'a tag'],
    ['**Ada**', 'markup'],
  ])('%j is none: %s', (text) => {
    expect(() => toDisplayName(text)).toThrow(
      expect.objectContaining({ reason: 'VALIDATION_FAILED', field: 'displayName' }),
    );
  });

  it('names that look alike have one key', () => {
    expect(nameKey('ÉLIAS')).toBe(nameKey('elias'));
    expect(nameKey('Ada Byrne')).toBe(nameKey('ada-byrne'));
    expect(nameKey('Ａｄａ')).toBe(nameKey('Ada'));
    expect(nameKey('Ada')).not.toBe(nameKey('Ida'));
  });
});
