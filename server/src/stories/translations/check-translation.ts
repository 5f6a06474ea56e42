import { InkProgram } from '@fabula/ink/ink-program';
import { StoryRunError } from '@fabula/ink/errors';
import type { Reader } from '@fabula/ink/reader';
import type { Locale } from '../../lib/locale.ts';
import { compileInk } from '../engine/ink/compile.ts';
import { StorySourceError } from '../engine/errors.ts';
import { compareLines, pairLines, type TranslationFault } from './compare-lines.ts';
import { compareAllWays, compareSomeWays } from './compare-ways.ts';
import { findUntranslated } from './untranslated.ts';

export interface Translation {
  locale: Locale;
  /** Ink. */
  original: string;
  /** Ink. */
  translated: string;
}

/** Line by line: the structure of the original in the words of another language. Nothing is compiled. */
export function checkLines({ locale, original, translated }: Translation): TranslationFault[] {
  return [...compareLines(original, translated), ...findUntranslated(pairLines(original, translated), locale)];
}

/**
 * Plays a story and its translation by the same choices.
 *
 * @param ways Every way, or one at random in each role.
 * @param readers One in each role.
 */
export function checkWays(
  { original, translated }: Pick<Translation, 'original' | 'translated'>,
  { readers, ways }: { readers: readonly Reader[]; ways: 'all' | 'some' },
): TranslationFault[] {
  try {
    const own = compileInk(original);
    const other = compileInk(translated);
    const warnings = other.warnings.map(({ line, message }) => ({ line, message }));
    const programs = { original: new InkProgram(own.json), translated: new InkProgram(other.json) };
    const talks = compareTalks(programs.original, programs.translated);
    if (talks.length > 0) return [...warnings, ...talks];
    const found =
      ways === 'all'
        ? compareAllWays(programs, { json: own.json, readers })
        : compareSomeWays(programs, { readers, seed: translated.length });
    return [...warnings, ...found];
  } catch (error) {
    if (error instanceof StorySourceError) return error.problems.map(({ line, message }) => ({ line, message }));
    if (error instanceof StoryRunError) return [{ line: null, message: `does not run: ${error.message}` }];
    throw error;
  }
}

function compareTalks(original: InkProgram, translated: InkProgram): TranslationFault[] {
  const [own, other] = [original, translated].map(({ talk: { agreements, openings } }) =>
    JSON.stringify([
      [...openings.keys()],
      agreements.map(({ agreementId, answer, characterId, cues, value, variable }) => [
        agreementId,
        characterId,
        variable,
        value,
        cues.length > 0,
        answer !== '',
      ]),
    ]),
  );
  return own === other ? [] : [{ line: null, message: `other talks: ${other} in place of ${own}` }];
}
