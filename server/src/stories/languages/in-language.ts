import type { InkProgram } from '@fabula/ink/ink-program';
import type { Locale } from '../../lib/locale.ts';
import { rewriteTurn } from '../rounds/show.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';
import { quoteIn } from './quotes.ts';
import { retell, type Beginning, type Retold } from './retell.ts';

/** Null for the language that the story is written in. */
export type ToldLanguage = Locale | null;

type ToldStory = Pick<StorySessionRow, 'file_id' | 'story_id'>;

type RetoldPlay = ToldStory & Beginning;

/** The languages that stories are told in, and what plays them in these. */
export interface Translations {
  languageFor(story: ToldStory, locale: Locale): Promise<ToldLanguage>;
  programIn(story: ToldStory, language: ToldLanguage): Promise<InkProgram | undefined>;
}

/**
 * The rounds of a play in the language of a reader, where the story is told in it. What a model has written stays as it
 * was told, and so does a round that the translation tells otherwise.
 *
 * @param locale The reader’s.
 * @param rounds From the first round on, each after its parent.
 */
export async function inLanguageOf(
  translations: Translations,
  { locale, session }: { session: RetoldPlay; locale: Locale },
  rounds: readonly StoryRoundRow[],
): Promise<StoryRoundRow[]> {
  const language = await translations.languageFor(session, locale);
  return inLanguage(translations, { language, session }, rounds);
}

/** As `inLanguageOf`, in a language that the story is told in. */
export async function inLanguage(
  translations: Translations,
  { language, session }: { session: RetoldPlay; language: ToldLanguage },
  rounds: readonly StoryRoundRow[],
): Promise<StoryRoundRow[]> {
  const isOther = (row: StoryRoundRow) => row.language !== language && row.script === null;
  if (!rounds.some(isOther)) return [...rounds];
  const program = await translations.programIn(session, language);
  if (program === undefined) return [...rounds];
  const told = await retell(program, session, rounds);
  return rounds.map((row) => {
    const other = isOther(row) ? told.get(row.round_id) : undefined;
    return other === undefined ? row : reword(row, other, language);
  });
}

/**
 * A new round, which comes in the story’s own language, as its reader is told it.
 *
 * @param path The rounds before it, from the first on.
 */
export async function tellNew(
  translations: Translations,
  { language, path, session }: { session: RetoldPlay; path: readonly StoryRoundRow[]; language: ToldLanguage },
  round: StoryRoundRow,
): Promise<StoryRoundRow> {
  const program = language === null ? undefined : await translations.programIn(session, language);
  if (program === undefined) return round;
  const told = (await retell(program, session, [...path, round])).get(round.round_id);
  return told === undefined ? round : reword(round, told, language);
}

function reword(row: StoryRoundRow, { choiceText, turn: told }: Retold, language: ToldLanguage): StoryRoundRow {
  const isQuoted = row.move === 'talk' && language !== null;
  const turn = isQuoted ? { ...told, blocks: told.blocks.map((block) => quoteIn(language, block)) } : told;
  return {
    ...row,
    choice_text: choiceText,
    turn: rewriteTurn(row, turn),
    progress: JSON.stringify(turn.progress),
    ending_title: turn.ending?.title ?? null,
    language,
  };
}
