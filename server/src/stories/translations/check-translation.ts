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

/** An original, ready to be compared with any of its translations. */
export interface CompiledStory {
  json: string;
  program: InkProgram;
}

/** @throws {StorySourceError} Where it does not compile. */
export function compileOriginal(source: string): CompiledStory {
  const { json } = compileInk(source);
  return { json, program: new InkProgram(json) };
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
  { original, translated }: { original: CompiledStory; translated: string },
  { readers, ways }: { readers: readonly Reader[]; ways: 'all' | 'some' },
): TranslationFault[] {
  try {
    const other = compileInk(translated);
    const warnings = other.warnings.map(({ line, message }) => ({ line, message }));
    const programs = { original: original.program, translated: new InkProgram(other.json) };
    const talks = compareTalks(programs.original, programs.translated);
    if (talks.length > 0) return [...warnings, ...talks];
    const found =
      ways === 'all'
        ? compareAllWays(programs, { json: original.json, readers })
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
