import type { StoryBlock, StoryEnding } from '../../contract/validators.ts';
import type { Locale } from '../../lib/locale.ts';

export type Passage =
  | { kind: 'narration' | 'document' | 'choice'; text: string }
  | { kind: 'speech'; speaker: string; text: string }
  | { kind: 'image'; description: string };

export interface BookChapter {
  /** Null for what stands before the first title, and for a story without chapters. */
  title: string | null;
  passages: Passage[];
}

/** The way of a play from its first round to the current one, as a book. */
export interface PlayedBook {
  /** Never changes for one play: readers know a book by it. */
  bookId: string;
  title: string;
  tagline: string;
  /** Null where no creator is named. */
  creatorName: string | null;
  language: Locale;
  /** The name and the role of the player, where there are any. */
  player: string[];
  chapters: BookChapter[];
  /** Null for a play that is still open. */
  ending: StoryEnding | null;
  /** Of the last round. */
  updatedAt: Date;
}

export interface PlayedRound {
  /** What led to it; null for the first. */
  choiceText: string | null;
  blocks: readonly StoryBlock[];
}

/**
 * Divides the rounds of a path into chapters, with what was chosen between them.
 *
 * @param nameOf How a speaker is called.
 */
export function toChapters(rounds: readonly PlayedRound[], nameOf: (speaker: string) => string): BookChapter[] {
  const first: BookChapter = { title: null, passages: [] };
  const chapters = [first];
  let chapter = first;
  for (const { blocks, choiceText } of rounds) {
    if (choiceText !== null) chapter.passages.push({ kind: 'choice', text: choiceText });
    for (const block of blocks) {
      if (block.kind === 'chapter') {
        chapter = { title: block.title, passages: [] };
        chapters.push(chapter);
      } else {
        chapter.passages.push(...toPassages(block, nameOf));
      }
    }
  }
  return chapters.filter(({ passages, title }) => title !== null || passages.length > 0);
}

function toPassages(block: Exclude<StoryBlock, { kind: 'chapter' }>, nameOf: (speaker: string) => string): Passage[] {
  if (block.kind === 'scene') return [];
  if (block.kind === 'image') return [{ kind: 'image', description: block.description }];
  if (block.kind === 'speech') return [{ kind: 'speech', speaker: nameOf(block.speaker), text: block.text }];
  return [{ kind: block.kind, text: block.text }];
}
