import { describe, expect, it } from 'vitest';
import { CardCache } from './card-cache.ts';

function drawing() {
  const { promise, reject, resolve } = Promise.withResolvers<Buffer>();
  return { draw: () => promise, done: () => resolve(Buffer.from('png')), fail: () => reject(new Error('No ink')) };
}

describe('pictures that wait to be drawn', () => {
  it('are no more than may wait; a place is free as soon as one is drawn, or cannot be', async () => {
    const kept = new CardCache({ most: 8, mostWaiting: 2 });
    const [first, second, third] = [drawing(), drawing(), drawing()];
    const one = kept.get('one', first.draw);
    const two = kept.get('two', second.draw);
    const full = { reason: 'UNAVAILABLE', headers: { 'retry-after': '10' } };
    await expect(kept.get('three', third.draw)).rejects.toMatchObject(full);
    const oneMore = kept.get('one', third.draw);
    first.done();
    expect(await one).toBe(await oneMore);

    const three = kept.get('three', third.draw);
    await expect(kept.get('four', third.draw)).rejects.toMatchObject(full);
    second.fail();
    await expect(two).rejects.toThrow('No ink');
    const again = kept.get('two', third.draw);
    third.done();
    expect((await Promise.all([three, again])).map(String)).toEqual(['png', 'png']);
  });

  it('do not count towards the limit once they are cached', async () => {
    const kept = new CardCache({ most: 4, mostWaiting: 1 });
    for (const key of ['one', 'two', 'three', 'one', 'two']) {
      const { done, draw } = drawing();
      done();
      expect(String(await kept.get(key, draw))).toBe('png');
    }
  });
});
