import { z } from 'zod';
import { StoryBlock } from '../../contract/validators.ts';
import { mentions } from '../../prompt/keywords.ts';
import type { StoryRoundRow } from '../tables.ts';

const Told = z.object({
  blocks: z.array(z.intersection(StoryBlock, z.object({ heardBy: z.array(z.string()).optional() }))),
});
type ToldBlock = z.infer<typeof Told>['blocks'][number];

/** Parts of a name that are not names. */
const TITLE = /^(?:sir|lady|lord|dame|dr|mr|mrs|ms|miss|madame|don|doña|the|de|del|la|el|von|van)\.?$/iu;

export interface Knower {
  characterId: string;
  name: string;
}

/** What happened at one place between two of the reader's acts, as far as a character knows it. */
export interface Stretch {
  /** What the reader did before; null where the character was not there to see it. */
  did: string | null;
  /** The backdrop; null before the first one. */
  scene: string | null;
  paragraphs: string[];
}

interface Passage {
  scene: string | null;
  blocks: ToldBlock[];
}

/**
 * What a character has lived through on a way through a story: every passage in which they have the word or are named
 * in what is told, and of the others the paragraphs that the author lets them hear of.
 *
 * @param path The rounds from the first to the current one; nothing else is known to anybody.
 */
export function knownOf(path: readonly StoryRoundRow[], knower: Knower): Stretch[] {
  const isNamed = namedBy(knower.name);
  let scene: string | null = null;
  return path.flatMap((round) => {
    const passages = passagesOf(Told.parse(JSON.parse(round.turn)).blocks, scene);
    scene = passages.at(-1)?.scene ?? scene;
    return passages.flatMap((passage, index): Stretch[] => {
      const isThere = passage.blocks.some((block) => showsThem(block, knower.characterId, isNamed));
      const paragraphs = passage.blocks
        .filter((block) => isThere || block.heardBy?.includes(knower.characterId))
        .flatMap((block) => ('text' in block ? [block.text] : []));
      if (paragraphs.length === 0) return [];
      return [{ did: isThere && index === 0 ? round.choice_text : null, scene: passage.scene, paragraphs }];
    });
  });
}

function passagesOf(blocks: readonly ToldBlock[], start: string | null): Passage[] {
  const passages: Passage[] = [{ scene: start, blocks: [] }];
  for (const block of blocks) {
    const last = passages.at(-1);
    if (block.kind === 'scene') passages.push({ scene: block.scene, blocks: [] });
    else if (block.kind === 'chapter') passages.push({ scene: last?.scene ?? null, blocks: [] });
    else last?.blocks.push(block);
  }
  const told = passages.filter(({ blocks: within }) => within.length > 0);
  return told.length === 0 ? passages.slice(-1) : told;
}

function showsThem(block: ToldBlock, characterId: string, isNamed: (text: string) => boolean): boolean {
  if (block.kind === 'speech') return block.speaker === characterId;
  return block.kind === 'narration' && isNamed(block.text);
}

function namedBy(name: string): (text: string) => boolean {
  const parts = name.split(/[\s·・]+/u).filter((part) => part.length > 1 && !TITLE.test(part));
  const wanted = parts.length === 0 ? [name] : parts;
  return (text) => wanted.some((part) => mentions(text, part));
}
