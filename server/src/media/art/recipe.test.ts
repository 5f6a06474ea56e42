import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { CURATED_CAST, portraitOptions } from './cast.ts';
import { avatar, portrait } from './portrait.ts';
import expectedDigests from './recipe-1.sha256.json' with { type: 'json' };
import { scene } from './scene.ts';
import { coverOptions, CURATED_SHELF } from './shelf.ts';
import { BACKDROP_NAMES, GARMENT_NAMES, MOOD_NAMES, SCENE_KINDS, type SceneOptions } from './types.ts';

/** By the name of its digest. */
function pictures(): Map<string, () => string> {
  const all = new Map<string, () => string>();
  for (const { seed, options } of Object.values(CURATED_CAST)) {
    all.set(`portrait/curated/${seed}`, () => portrait(seed, options));
  }
  for (let index = 0; index < 18; index += 1) {
    const seed = `user-made-${index}`;
    all.set(`portrait/seeded/${seed}`, () => portrait(seed));
  }
  for (const id of ['su-yin', 'ilyas-qadir', 'nkiru-obi', 'odile-marchetti', 'bram-ashdown']) {
    const { seed, options } = portraitOptions(id);
    all.set(`avatar/${seed}`, () => avatar(seed, { ...options, foreground: 'none' }, 512));
  }
  addParts(all);
  for (const art of Object.values(CURATED_SHELF)) {
    all.set(`cover/${art.seed}`, () => scene(art.seed, coverOptions(art)));
  }
  addScenes(all);
  return all;
}

function addParts(all: Map<string, () => string>): void {
  const foregrounds = ['sparks', 'leaves', 'none'] as const;
  for (const [row, backdrop] of BACKDROP_NAMES.entries()) {
    for (const [column, garment] of GARMENT_NAMES.entries()) {
      const place = row + column;
      const options = {
        backdrop,
        garment,
        mood: MOOD_NAMES[place % 9],
        foreground: foregrounds[place % 3],
        mirrored: place % 2 === 0,
        cloth: '#1c3550',
        discX: 280 + 10 * column,
        glasses: column % 2 ? 'variant05' : undefined,
      } as const;
      all.set(`portrait/parts/${backdrop}/${garment}`, () => portrait(`${backdrop}-${garment}`, options));
    }
  }
}

function addScenes(all: Map<string, () => string>): void {
  const wide: SceneOptions = { width: 1600, height: 640, discX: 1040, discY: 170, discR: 96, moon: 'full' };
  const wideLand: SceneOptions = { near: 0.8, horizon: 330, trainX: 0.56, lighthouseX: 0.6 };
  const tall: SceneOptions = { width: 780, height: 900, discX: 540, discY: 200, discR: 110, moon: 'crescent' };
  const tallLand: SceneOptions = { near: 0.8, horizon: 430, trainX: 0.1 };
  for (const kind of SCENE_KINDS) {
    for (const mood of ['lamp', 'moss', 'frost'] as const) {
      for (const title of [true, false]) {
        const name = `scene/${kind}/${mood}/${title ? 'title' : 'plain'}`;
        all.set(name, () => scene(`${kind}-${mood}`, { kind, mood, title }));
      }
    }
    for (const mood of ['lamp', 'brass', 'verdigris', 'frost'] as const) {
      all.set(`scene/${kind}/${mood}/wide`, () => scene('hero', { ...wide, ...wideLand, kind, mood }));
      all.set(`scene/${kind}/${mood}/tall`, () => scene('hero', { ...tall, ...tallLand, kind, mood }));
    }
  }
  for (let index = 0; index < 12; index += 1) {
    all.set(`scene/seeded/world-${index}`, () => scene(`world-${index}`));
  }
}

function digest(picture: string): string {
  return createHash('sha256').update(picture).digest('hex');
}

describe('recipe 1', () => {
  test('every picture has the bytes it was first drawn with', () => {
    const digests = Object.fromEntries([...pictures()].map(([name, draw]) => [name, digest(draw())]));
    expect(digests).toEqual(expectedDigests);
  });

  test('a picture is the same whatever was drawn before it', () => {
    const drawn = [...pictures()].map(([name, draw]) => ({ name, draw, first: draw() }));
    const changed = drawn.toReversed().filter(({ draw, first }) => draw() !== first);
    expect(changed.map(({ name }) => name)).toEqual([]);
    expect(drawn).toHaveLength(Object.keys(expectedDigests).length);
  });

  test('pictures on one page share no element id', () => {
    const curated = Object.values(CURATED_CAST).map(({ seed, options }) => portrait(seed, options));
    const ids = curated.flatMap((picture) => [...new Set(picture.match(/(?<= id=")[^"]+/g))]);
    expect(ids.length).toBeGreaterThan(curated.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('an uncurated character gets a portrait from its id', () => {
    const { seed, options } = portraitOptions('someone-new');
    expect(portrait(seed, options)).toBe(portrait('someone-new'));
    expect(portrait('someone-new')).not.toBe(portrait('someone-else'));
  });
});
