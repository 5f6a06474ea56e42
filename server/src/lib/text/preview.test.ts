import { describe, expect, it } from 'vitest';
import { previewOf } from './preview.ts';

describe('a preview', () => {
  it.each([
    ['*She looks up.* There you are.', 'She looks up. There you are.'],
    ['**Bold**, ***both*** and _leaning_ words', 'Bold, both and leaning words'],
    ['*She turns', 'She turns'],
    ['他*笑了*。', '他笑了。'],
    ['*تبتسم.* أهلاً.', 'تبتسم. أهلاً.'],
    ['## The pier\n\n> She said:\n- `seven`\n- ~~eight~~', 'The pier She said: seven eight'],
    ['It was ||the ferryman|| all along', 'It was … all along'],
    ['See [the log](https://example.org/log) ![a lamp](/lamp.png)', 'See the log a lamp'],
  ])('of %j has no signs of Markdown', (markdown, preview) => {
    expect(previewOf(markdown)).toBe(preview);
  });

  it.each(['5 * 3 = 15', '2*3*4', 'snake_case_name stays'])('leaves %j alone', (text) => {
    expect(previewOf(text)).toBe(text);
  });

  it('ends at its length, on a whole character', () => {
    expect(previewOf('a'.repeat(300))).toHaveLength(200);
    expect(previewOf(`${'a'.repeat(199)}🌊`).isWellFormed()).toBe(true);
  });

  it('takes no long time over signs without an end', () => {
    const began = performance.now();
    previewOf('*a'.repeat(100_000), 200);
    // Square time would be minutes.
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});
