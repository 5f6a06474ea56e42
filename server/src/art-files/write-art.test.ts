import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { IllustratedCharacter, IllustratedStory } from './picture-jobs.ts';
import { type ArtFileError, writeArt } from './write-art.ts';

const ANA: IllustratedCharacter = { characterId: 'ana', art: { seed: 'ana', options: { mood: 'lamp' } } };
const BEN: IllustratedCharacter = { characterId: 'ben', art: { seed: 'ben', options: {} } };
const TALE: IllustratedStory = {
  storyId: 'tale',
  art: { seed: 'tale', kind: 'sea', mood: 'frost' },
  places: { cabin: { kind: 'sea', night: 'indigo', day: 'frost', frame: 'windows' } },
};

const AVATARS_AND_STATES = 10;
const FILES_OF_A_CHARACTER = 3;
const FILES_OF_A_STORY = 15;

const SIZES = {
  'portraits/ana-300.webp': 'webp 300 × 400',
  'portraits/ana-600.webp': 'webp 600 × 800',
  'portraits/ana-300.avif': 'heif 300 × 400',
  'portraits/ana-600.avif': 'heif 600 × 800',
  'covers/tale-300.webp': 'webp 300 × 450',
  'covers/tale-600.avif': 'heif 600 × 900',
  'covers/tale-600.webp': 'webp 600 × 900',
  'scenes/tale-fabula-night-wide.webp': 'webp 1600 × 640',
  'scenes/tale-noctis-day-tall.webp': 'webp 780 × 900',
  'scenes/places/tale-cabin-night-wide.svg': 'svg 1600 × 640',
  'scenes/places/tale-cabin-day-tall.svg': 'svg 780 × 900',
  'avatars/suyin-256.webp': 'webp 256 × 256',
  'states/not-found-900.webp': 'webp 900 × 600',
  'og/ana.png': 'png 1200 × 630',
  'og/tale.png': 'png 1200 × 630',
};

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'fabula-art-'));
});

afterEach(async () => {
  await rm(outDir, { recursive: true });
});

async function files(): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function writtenAt(): Promise<Map<string, bigint>> {
  const times = await Promise.all(
    (await files()).map(async (path) => [path, (await stat(path, { bigint: true })).mtimeNs] as const),
  );
  return new Map(times);
}

function rewritten(before: Map<string, bigint>, after: Map<string, bigint>): string[] {
  return [...after]
    .filter(([path, time]) => !path.endsWith('manifest.json') && before.get(path) !== time)
    .map(([path]) => path.slice(outDir.length + 1))
    .toSorted();
}

describe('writeArt', () => {
  test('writes the formats and sizes that the pages announce', async () => {
    await writeArt({ characters: [ANA], stories: [TALE], outDir });
    const sizes = await Promise.all(
      Object.keys(SIZES).map(async (name) => {
        const { format, width, height } = await sharp(await readFile(join(outDir, name))).metadata();
        return [name, `${format} ${width} × ${height}`];
      }),
    );
    expect(Object.fromEntries(sizes)).toEqual(SIZES);
  });

  test('writes every picture of the world once, and no half file stays', async () => {
    const total = 2 * FILES_OF_A_CHARACTER + FILES_OF_A_STORY + AVATARS_AND_STATES;
    expect(await writeArt({ characters: [ANA, BEN], stories: [TALE], outDir })).toEqual({ drawn: total, kept: 0 });
    const names = await files();
    // All but the manifest; the smaller form of a picture counts as the same one.
    expect(names.filter((name) => !/manifest\.json$|\.avif$|\.br$/.test(name))).toHaveLength(total);
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('keeps what is there', async () => {
    await writeArt({ characters: [ANA], stories: [], outDir });
    const before = await writtenAt();
    const total = FILES_OF_A_CHARACTER + AVATARS_AND_STATES;
    expect(await writeArt({ characters: [ANA], stories: [], outDir })).toEqual({ drawn: 0, kept: total });
    expect(await writtenAt()).toEqual(before);
  });

  test('redraws only the picture whose options changed', async () => {
    await writeArt({ characters: [ANA, BEN], stories: [], outDir });
    const before = await writtenAt();
    const older = { ...ANA, art: { seed: 'ana', options: { mood: 'lamp', glasses: 'variant01' } } } as const;
    const result = await writeArt({ characters: [older, BEN], stories: [], outDir });
    expect(result.drawn).toBe(FILES_OF_A_CHARACTER);
    expect(rewritten(before, await writtenAt())).toEqual([
      'og/ana.png',
      'portraits/ana-300.avif',
      'portraits/ana-300.webp',
      'portraits/ana-600.avif',
      'portraits/ana-600.webp',
    ]);
  });

  test.each(['webp', 'avif'])('draws again a file that was removed: %s', async (format) => {
    await writeArt({ characters: [ANA], stories: [], outDir });
    const path = join(outDir, `portraits/ana-300.${format}`);
    const original = await readFile(path);
    await rm(path);
    expect((await writeArt({ characters: [ANA], stories: [], outDir })).drawn).toBe(1);
    expect((await readFile(path)).equals(original)).toBe(true);
  });

  test('draws everything again when the manifest is damaged', async () => {
    const first = await writeArt({ characters: [], stories: [], outDir });
    await writeFile(join(outDir, 'manifest.json'), '{"recipe":1,"fil');
    expect(await writeArt({ characters: [], stories: [], outDir })).toEqual(first);
  });

  test('says which picture could not be written', async () => {
    await writeFile(join(outDir, 'portraits'), 'a file where the folder should be');
    const attempt = writeArt({ characters: [ANA], stories: [], outDir });
    await expect(attempt).rejects.toMatchObject({
      name: 'ArtFileError',
      address: expect.stringMatching(/^\/art\/1\/portraits\/ana-/),
    } satisfies Partial<ArtFileError>);
  });
});
