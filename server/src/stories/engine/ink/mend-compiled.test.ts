import { Story } from 'inkjs/engine/Story';
import { describe, expect, it } from 'vitest';
import { inkCases } from '../../../testing/ink/ink-cases.ts';
import { playInInk } from '../../../testing/ink/play-in-ink.ts';
import { compileInk } from './compile.ts';
import { mendCompiled } from '@fabula/ink/mend-compiled';

const compiled = inkCases.map(({ name, files, source }) => ({ name, json: compileInk(source, files).json }));

describe('the JSON of a story', () => {
  it.each(compiled)('that inkjs has written again is mended: $name', ({ json }) => {
    const mended = mendCompiled(new Story(json).ToJson() ?? '');
    for (const seed of [1, 2, 3])
      expect(playInInk(mended, { seed, take: 'seeded' })).toEqual(playInInk(json, { seed, take: 'seeded' }));
  });

  it.each(compiled)('that a compiler wrote stays as it is: $name', ({ json }) => {
    expect(mendCompiled(json)).toBe(json);
  });

  it('really loses its counts where it is not mended', () => {
    const differ = compiled.filter(({ json }) => {
      const damaged = new Story(json).ToJson() ?? '';
      try {
        const played = playInInk(damaged, { seed: 1, take: 'seeded' });
        return JSON.stringify(played) !== JSON.stringify(playInInk(json, { seed: 1, take: 'seeded' }));
      } catch {
        return true;
      }
    });
    expect(differ.map(({ name }) => name)).toContain('labels count what was read');
  });
});
