import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { BACKDROP_NAMES, GARMENT_NAMES, MOOD_NAMES } from '../types.ts';
import { completeParts } from './complete-parts.ts';
import { composedPortrait, CROPS } from './composed-portrait.ts';
import { BEARDS, CLOTHS, type CompleteParts, CUTS, EXPRESSIONS, GLASSES, HAIR_PAINTS, SKINS } from './parts.ts';

const SEEDS = Array.from({ length: 24 }, (_, index) => `seed-${index}`);

/** The groups that a part may change, and no others. */
const CHANGES = [
  { part: 'place', values: BACKDROP_NAMES, groups: ['place'] },
  { part: 'garment', values: GARMENT_NAMES, groups: ['garment'] },
  { part: 'cloth', values: Object.keys(CLOTHS), groups: ['garment'] },
  { part: 'hairCut', values: Object.keys(CUTS), groups: ['hairCut'] },
  { part: 'hairColor', values: Object.keys(HAIR_PAINTS), groups: ['hairColor'] },
  { part: 'skin', values: Object.keys(SKINS), groups: ['skin'] },
  { part: 'glasses', values: Object.keys(GLASSES), groups: ['glasses'] },
  { part: 'beard', values: Object.keys(BEARDS), groups: ['beard'] },
  { part: 'flowers', values: [true, false], groups: ['flowers'] },
  { part: 'freckles', values: [true, false], groups: ['freckles'] },
  { part: 'expression', values: Object.keys(EXPRESSIONS), groups: ['expression'] },
] as const;

/** Elements by group, without ids; ungrouped ones under ''. */
function elementsByGroup(svg: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const open: string[] = [];
  for (const [tag] of svg.replaceAll(/f[a-z0-9]+-([0-9a-z]+)(?=["')])/g, 'id-$1').matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) {
      open.pop();
      continue;
    }
    const group = /data-part="([^"]+)"/.exec(tag)?.[1] ?? open.at(-1) ?? '';
    const elements = found.get(group);
    if (elements === undefined) found.set(group, [tag]);
    else elements.push(tag);
    if (!tag.endsWith('/>')) open.push(group);
  }
  return found;
}

function changedGroups(first: Map<string, string[]>, second: Map<string, string[]>): string[] {
  const groups = new Set([...first.keys(), ...second.keys()]);
  return [...groups].filter((group) => JSON.stringify(first.get(group)) !== JSON.stringify(second.get(group)));
}

/** Without colours, and stars of dark moods. */
function shapes(svg: string): string {
  return svg
    .replaceAll(/ (fill|stroke|stop-color|opacity|stop-opacity|id|clip-path)="[^"]*"/g, '')
    .replace(/(<g data-part="mood">.*?<\/defs><rect[^>]*>)<g>.*?<\/g>/, '$1');
}

describe('a portrait from parts', () => {
  test.each(CHANGES)('a changed $part alters its own elements alone', ({ part, values, groups }) => {
    for (const seed of SEEDS) {
      const before = composedPortrait({ seed });
      const groupsBefore = elementsByGroup(before);
      const own = completeParts({ seed })[part];
      const allowed: readonly string[] = groups;
      for (const value of values) {
        const after = composedPortrait({ seed, [part]: value });
        const strangers = changedGroups(groupsBefore, elementsByGroup(after)).filter(
          (group) => !allowed.includes(group),
        );
        expect({ seed, value, strangers }).toEqual({ seed, value, strangers: [] });
        expect({ seed, value, same: after === before }).toEqual({ seed, value, same: value === own });
      }
    }
  });

  test('a changed mood alters colours and stars, and no shape', () => {
    for (const seed of SEEDS) {
      const drawn = MOOD_NAMES.map((mood) => shapes(composedPortrait({ seed, mood })));
      expect({ seed, pictures: new Set(drawn).size }).toEqual({ seed, pictures: 1 });
    }
  });

  test('the parts that a seed draws, given in full, are the same picture', () => {
    for (const seed of SEEDS) {
      expect(composedPortrait(completeParts({ seed }))).toBe(composedPortrait({ seed }));
    }
  });

  test('a given part is kept, whatever the seed', () => {
    const given: CompleteParts = {
      seed: 'any',
      mood: 'frost',
      place: 'rain',
      garment: 'mail',
      cloth: 'white',
      hairCut: 'cut-32',
      hairColor: 'color-8',
      skin: 'tone-6',
      glasses: 'dark',
      beard: 'short',
      flowers: true,
      freckles: true,
      expression: 'asleep',
    };
    for (const seed of SEEDS) expect(completeParts({ ...given, seed })).toEqual({ ...given, seed });
  });

  test('seeds draw different people', () => {
    expect(new Set(SEEDS.map((seed) => composedPortrait({ seed }))).size).toBe(SEEDS.length);
  });

  test('every crop is a picture of its own, without scripts, styles and references to other files', () => {
    const pictures = CROPS.map((crop) => composedPortrait({ seed: 'crops', place: 'arch' }, crop));
    expect(new Set(pictures).size).toBe(CROPS.length);
    for (const picture of pictures) {
      expect(picture).not.toMatch(/<(script|style|image|foreignObject|use|a)\b|\son\w+=|href|style="|url\((?!#)/);
      expect(picture.length).toBeLessThan(64_000);
    }
  });

  test('no id stands in two pictures, and every reference has its element', () => {
    const pictures = SEEDS.flatMap((seed) => [composedPortrait({ seed }), composedPortrait({ seed }, 'head')]);
    const ids = pictures.map((picture) => [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    for (const [index, picture] of pictures.entries()) {
      const referred = [...picture.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(referred.filter((id) => !ids[index]?.includes(id))).toEqual([]);
    }
  });

  test('recipe 2 draws what it drew first', () => {
    const digest = createHash('sha256');
    for (const seed of SEEDS) digest.update(composedPortrait({ seed }));
    for (const { part, values } of CHANGES) {
      for (const value of values) digest.update(composedPortrait({ seed: 'parts', [part]: value }));
    }
    for (const crop of CROPS) digest.update(composedPortrait({ seed: 'crops' }, crop));
    expect(digest.digest('hex')).toBe('b29cb805b39b1d97283e689c52a2a82b7017010c2f2712f8b44e3b77d3a9199c');
  });
});
