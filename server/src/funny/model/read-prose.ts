import type { FunnyTab } from '../../contract/validators.ts';
import { cutAtWord } from '../../lib/text/cut-at-word.ts';
import { toClean } from '../../lib/plain-text.ts';
import type { Asked } from '../asked.ts';
import type { FunnyContent, Prose } from '../content.ts';
import { sentencesWithin } from '../made/postcard-text.ts';
import { withinWords } from '../made/within-words.ts';
import { ENDING_WORDS } from '../make-house.ts';

/** In UTF-16 units. */
const MOST: Readonly<Record<Exclude<FunnyTab, 'what-would-they-say'>, number>> = {
  'mash-up': 160,
  'another-ending': 4_000,
  'tonights-lantern': 400,
  'who-are-you': 600,
  postcard: 400,
};
const MOST_ANSWER = 600;

/** What a model has written, as far as it is of use. @returns Undefined for anything else than what was asked for. */
export function readProse(answer: string, { characters, tab }: Asked, frame: FunnyContent): Prose | undefined {
  const text = toClean(answer).trim();
  if (tab !== 'what-would-they-say') {
    const whole = tab === 'another-ending' ? withinWords(text, ENDING_WORDS, frame.language) : text;
    return { text: sentencesWithin(unquoted(whole), MOST[tab], frame.language) };
  }
  const answers = new Map(
    text.split('\n').flatMap((line) => {
      const { number, said } = /^\s*(?<number>[1-3])\s*[:：.)]\s*(?<said>.+)$/u.exec(line)?.groups ?? {};
      return number === undefined || said === undefined ? [] : [[Number(number), unquoted(said.trim())] as const];
    }),
  );
  const lines = characters.flatMap(({ card }, index) => {
    const said = answers.get(index + 1) ?? '';
    const { language } = frame;
    return said === '' ? [] : [{ characterId: card.characterId, text: cutAtWord(said, MOST_ANSWER), language }];
  });
  return lines.length === characters.length ? { lines } : undefined;
}

function unquoted(text: string): string {
  return /^["“„«「](?<inside>[^"“”„«»「」]+)["”“»」]$/u.exec(text)?.groups?.['inside'] ?? text;
}
