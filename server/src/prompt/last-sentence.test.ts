import { describe, expect, it } from 'vitest';
import { finishedSentences } from './last-sentence.ts';

describe('text that was cut off', () => {
  it.each([
    ['I lit it. Then the wi', 'I lit it.'],
    ['I lit it. “Did you see?” And th', 'I lit it. “Did you see?”'],
    ['*She turns to the window. The rain', '*She turns to the window.*'],
    ['It costs 3.50 a nig', ''],
    ['*She turns', ''],
    ['*She nods.*\n\nI thi', '*She nods.*'],
    ['She nods\nI thi', 'She nods'],
    ['我点了灯。你看', '我点了灯。'],
    ['هل رأيت؟ ثم', 'هل رأيت؟'],
    ['I lit it.', 'I lit it.'],
    ['', ''],
  ])('%j stay as %j', (text, kept) => {
    expect(finishedSentences(text)).toBe(kept);
  });
});
