import type { FunnyTab } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import { toLocale } from '../lib/locale.ts';
import { createRandom, hashText } from '../media/art/random.ts';
import { composeReply } from '../providers/text/offline/compose-reply.ts';
import type { OtherEndings } from '../stories/endings/other-endings.ts';
import type { QueuedCaller } from '../stories/play/queued-caller.ts';
import type { Asked, AskedCharacter } from './asked.ts';
import { contentOf, type FunnyContent, type Prose } from './content.ts';
import { lanternLine } from './made/lantern-line.ts';
import { mashParts } from './made/mash-parts.ts';
import { postcardText } from './made/postcard-text.ts';
import { spliceNames } from './made/splice-names.ts';
import { withinWords } from './made/within-words.ts';
import { FUNNY_TEXTS } from './texts/by-locale.ts';

export const ENDING_WORDS = 120;
const MOST_TITLE = 120;
const REPLY_TOKENS = 300;

export function frameOf(asked: Asked): FunnyContent {
  const { characters, choices, day, line, locale, nearest, play, seed, tab } = asked;
  const ofAll = { characterIds: characters.map(({ card }) => card.characterId), line };
  const [one, other] = characters;
  if (tab === 'mash-up' && one !== undefined && other !== undefined) {
    const title = spliceNames(one.card.name, other.card.name, createRandom(`name:${seed}`));
    return contentOf(locale, { ...ofAll, title, ...mashParts(parentOf(one), parentOf(other), seed) });
  }
  if (tab === 'postcard' && one !== undefined) {
    const { mood, place } = one.parts;
    return contentOf(locale, { ...ofAll, picture: { seed, mood, place } });
  }
  if (tab === 'tonights-lantern') return contentOf(locale, { ...ofAll, day });
  if (play !== undefined) return contentOf(play.story.language, { storyId: play.story.storyId });
  return contentOf(locale, { ...ofAll, choices: [...choices], reasons: nearest?.reasons ?? null });
}

const parentOf = ({ card, parts }: AskedCharacter) => ({ characterId: card.characterId, parts });

type MakeProse = (asked: Asked, player: QueuedCaller, otherEndings: OtherEndings) => Prose | Promise<Prose>;

const PROSE: Readonly<Record<FunnyTab, MakeProse>> = {
  'mash-up': ({ characters: [one, other], locale, seed }) => {
    const text = createRandom(`mash-up:${seed}`).pick(FUNNY_TEXTS[locale].mashUps);
    return { text: text.replaceAll('{a}', () => one?.card.name ?? '').replaceAll('{b}', () => other?.card.name ?? '') };
  },
  'what-would-they-say': ({ characters, line, seed }) => ({
    lines: characters.map((character) => answerOf(character, line, seed)),
  }),
  'another-ending': async ({ play, seed }, player, otherEndings) => {
    const ending = play && (await otherEndings.tell(player, play, hashText(seed)));
    if (play === undefined || ending === undefined) {
      const field = 'storySessionId';
      throw new AppError('CONFLICT', 'Without a model, no other ending of this play can be told', { field });
    }
    const text = withinWords(ending.text, ENDING_WORDS, play.story.language);
    return { title: ending.title.slice(0, MOST_TITLE), text };
  },
  'tonights-lantern': ({ characters: [one], day }) =>
    one === undefined ? {} : lanternLine(one.facts, one.card.characterId, day),
  // Its reasons are said by the page.
  'who-are-you': () => ({}),
  postcard: ({ characters: [one], seed }) => (one === undefined ? {} : postcardText(one.facts, seed)),
};

/** The prose of a result without a model. @throws {AppError} CONFLICT, UNAVAILABLE where no other ending can be told. */
export async function houseProse(asked: Asked, player: QueuedCaller, otherEndings: OtherEndings): Promise<Prose> {
  return PROSE[asked.tab](asked, player, otherEndings);
}

function answerOf({ card, facts }: AskedCharacter, line: string, seed: string) {
  const text = composeReply({
    messages: [{ role: 'user', content: line }],
    maxTokens: REPLY_TOKENS,
    temperature: 0,
    seed: hashText(`${seed}:${card.characterId}`),
    stop: [],
    character: facts,
    lastReplies: [],
  });
  return {
    characterId: card.characterId,
    text: text.slice(0, 2_000).toWellFormed(),
    language: toLocale(facts.language),
  };
}
