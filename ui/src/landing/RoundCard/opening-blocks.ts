import { paragraphsOf } from '../../content/SpokenText/spoken-parts';
import type { RoundBlockValue } from '../../play/model';

/** From so many characters on, no further paragraph is begun: the way into the story stays in the first view. */
const enough = 240;

/** The first paragraphs of a story's opening, as its first round shows them; at least one. */
export function openingBlocks(opening: string): RoundBlockValue[] {
  const blocks: RoundBlockValue[] = [];
  let length = 0;
  for (const text of paragraphsOf(opening)) {
    if (length >= enough) break;
    blocks.push({ kind: 'narration', text });
    length += text.length;
  }
  return blocks;
}
