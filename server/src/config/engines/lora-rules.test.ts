import { describe, expect, it } from 'vitest';
import { findRule, readLoraRules } from './lora-rules.ts';

describe('the add-on models that an operator allows', () => {
  it('are none without the setting', () => {
    expect(readLoraRules(undefined)).toEqual([]);
    expect(findRule([], 'ink')).toBeUndefined();
  });

  it('are names with an optional note each', () => {
    expect(readLoraRules('ink-*=For portraits, weight 0.7, maren ,')).toEqual([
      { pattern: 'ink-*', note: 'For portraits' },
      { pattern: 'weight 0.7', note: null },
      { pattern: 'maren', note: null },
    ]);
  });

  it.each([
    ['maren', 'maren', true],
    ['maren', 'Maren', true],
    ['maren', 'maren-2', false],
    ['ink-*', 'ink-rain', true],
    ['ink-*', 'drink-rain', false],
    ['*-rain', 'ink-rain', true],
    ['*', 'anything', true],
    ['a*b*c', 'a-b-c', true],
    ['a*b*c', 'a-c-b', false],
    ['ab*ba', 'aba', false],
    ['.*', 'anything', false],
  ])('match %s: %s is %s', (pattern, name, isAllowed) => {
    expect(findRule([{ pattern, note: null }], name) !== undefined).toBe(isAllowed);
  });

  it('match in no time, whatever the pattern', () => {
    expect(findRule([{ pattern: `${'a*'.repeat(100)}b`, note: null }], 'a'.repeat(10_000))).toBeUndefined();
  });
});
