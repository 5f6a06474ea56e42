import { ErrorType } from 'inkjs/engine/Error';
import { StoryRunError } from './errors.ts';
import type { Block, Ending, Progress } from './turn.ts';
import type { CappedStory } from './capped-story.ts';
import { readTag, type Tag } from './tags.ts';

/** Characters of one round: about an hour of reading. */
const LONGEST_ROUND = 100_000;
/** What ink says of a story that stops without an END. */
const OUT_OF_CONTENT = /ran out of content/u;
/** The ending of a story whose author has not named it. */
const UNNAMED_ENDING: Ending = { endingId: 'end', title: null };

/** Where the reader has got to, apart from what ink itself keeps. */
export type Place = Pick<Progress, 'chapter' | 'scene'>;

export interface RoundText {
  blocks: Block[];
  place: Place;
  ending: Ending | null;
}

/** Blocks that a tag stands for, before the text of its line. A backdrop that stays is not named again. */
function cues(tags: readonly Tag[], place: Place): Block[] {
  return tags.flatMap(({ name, parts: [first = '', second = ''] }): Block[] => {
    if (name === 'scene') return first === place.scene ? [] : [{ kind: 'scene', scene: first }];
    if (name === 'image') return [{ kind: 'image', image: first, description: second }];
    if (name === 'chapter') return [{ kind: 'chapter', number: (place.chapter?.number ?? 0) + 1, title: first }];
    return [];
  });
}

function paragraph(text: string, tags: readonly Tag[]): Block {
  const speaker = tags.find(({ name }) => name === 'speaker')?.parts[0];
  const heardBy = tags.find(({ name }) => name === 'heard')?.parts;
  const words = heardBy === undefined ? { text } : { text, heardBy };
  if (speaker !== undefined) return { kind: 'speech', speaker, ...words };
  return { kind: tags.some(({ name }) => name === 'document') ? 'document' : 'narration', ...words };
}

function arrive(place: Place, blocks: readonly Block[]): Place {
  return blocks.reduce<Place>((at, block) => {
    if (block.kind === 'scene') return { ...at, scene: block.scene };
    if (block.kind === 'chapter') return { ...at, chapter: { number: block.number, title: block.title } };
    return at;
  }, place);
}

function readLines(story: CappedStory, start: Place): RoundText {
  const round: RoundText = { blocks: [], place: start, ending: null };
  let length = 0;
  while (story.canContinue) {
    const text = story.Continue()?.trim() ?? '';
    length += text.length;
    if (length > LONGEST_ROUND) throw new StoryRunError('too-much-text', 'A round of the story is too long');
    const tags = (story.currentTags ?? []).map(readTag);
    const found = cues(tags, round.place);
    round.place = arrive(round.place, found);
    round.blocks.push(...found, ...(text === '' ? [] : [paragraph(text, tags)]));
    const ending = tags.find(({ name }) => name === 'ending');
    if (ending !== undefined) {
      round.ending = { endingId: ending.parts[0] ?? UNNAMED_ENDING.endingId, title: ending.parts[1] ?? null };
    }
  }
  return round;
}

/**
 * Reads on to the next choices or to the end, by the conventions of tags: `# speaker: character id`, `# document`,
 * `# scene: id`, `# image: id; description`, `# chapter: title`, `# ending: id; title` and `# heard: character id; …`. Other tags are left alone.
 *
 * @throws {StoryRunError} When the story fails, never stops, or says nothing more without an end.
 */
export function readRound(story: CappedStory, start: Place): RoundText {
  story.startRound();
  story.onError = (message, type) => {
    if (type !== ErrorType.Error) return;
    throw new StoryRunError(OUT_OF_CONTENT.test(message) ? 'out-of-content' : 'failed', message);
  };
  try {
    const round = readLines(story, start);
    if (story.currentChoices.length > 0) return { ...round, ending: null };
    return { ...round, ending: round.ending ?? UNNAMED_ENDING };
  } catch (error) {
    if (error instanceof StoryRunError) throw error;
    throw new StoryRunError('failed', error instanceof Error ? error.message : String(error), error);
  }
}
