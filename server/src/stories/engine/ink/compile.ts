import { Compiler, CompilerOptions } from 'inkjs/compiler/Compiler';
import type { Story as ParsedStory } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import { ErrorType } from 'inkjs/engine/Error';
import { StorySourceError, type SourceProblem } from '../errors.ts';
import { CappedStory } from '@fabula/ink/capped-story';
import { isCompiledInk } from './compiled-ink.ts';
import { includedFiles, type InkFile } from './included-files.ts';

/** Characters of a source or a compiled story: about ten novels. */
const LONGEST_SOURCE = 4_000_000;

export interface CompiledInk {
  json: string;
  warnings: SourceProblem[];
}

/** Ink says `ERROR: 'file.ink' line 12: What is wrong`; the file is missing for the main one. */
function toProblem(message: string, severity: SourceProblem['severity']): SourceProblem {
  const parts = /^(?:[A-Z]+: )?(?:'(?<file>[^']*)' )?line (?<line>\d+): (?<text>.*)$/su.exec(message);
  const { file, line, text } = parts?.groups ?? {};
  // A line is one of the main file.
  if (file !== undefined) return { severity, line: null, message: `${file}, line ${line}: ${text}` };
  return { severity, line: line === undefined ? null : Number.parseInt(line, 10), message: text ?? message };
}

function fault(message: string, line: number | null = null): StorySourceError {
  return new StorySourceError([{ severity: 'error', line, message }]);
}

/** @throws {StorySourceError} Where it calls an EXTERNAL function that is not written in ink as well. */
function refuseMissingFunctions(json: string, source: string): void {
  const story = new CappedStory(json);
  try {
    story.ValidateExternalBindings();
  } catch (error) {
    const [, name = ''] = /external[^']*'([^']+)'/u.exec(error instanceof Error ? error.message : '') ?? [];
    const line = source.split('\n').findIndex((text) => new RegExp(`^\\s*EXTERNAL\\s+${name}\\b`, 'u').test(text));
    throw fault(
      `EXTERNAL ${name}: write a function of this name in ink, which is called here`,
      line === -1 ? null : line + 1,
    );
  }
}

/**
 * Compiles ink source.
 *
 * @param source The main file.
 * @param files Those that it includes.
 * @param onParsed Is given ink's own parse of a story that compiles.
 * @throws {StorySourceError} With every error and warning by its line.
 */
export function compileInk(
  source: string,
  files: readonly InkFile[] = [],
  onParsed?: (story: ParsedStory) => void,
): CompiledInk {
  const length = files.reduce((sum, { text }) => sum + text.length, source.length);
  if (length > LONGEST_SOURCE) throw fault('The source is too long');
  const problems: SourceProblem[] = [];
  const report = (message: string, type: ErrorType) => {
    const problem = toProblem(message, type === ErrorType.Error ? 'error' : 'warning');
    problems.push(type === ErrorType.Author ? { ...problem, code: 'todo' } : problem);
  };
  const compiler = new Compiler(source, new CompilerOptions(null, [], true, report, includedFiles(files)));
  try {
    const json = compiler.Compile().ToJson();
    if (typeof json !== 'string') throw fault('The source has no story in it');
    refuseMissingFunctions(json, source);
    onParsed?.(compiler.parsedStory);
    return { json, warnings: problems };
  } catch (error) {
    if (error instanceof StorySourceError) throw error;
    if (problems.some(({ severity }) => severity === 'error')) throw new StorySourceError(problems);
    throw fault(error instanceof Error ? error.message : 'The source cannot be compiled');
  }
}

/**
 * Reads a source of either kind.
 *
 * @throws {StorySourceError} As `compileInk` and `readCompiledInk` do.
 */
export function readInkSource(
  source: string,
  files: readonly InkFile[] = [],
  onParsed?: (story: ParsedStory) => void,
): CompiledInk {
  return isCompiledInk(source) ? readCompiledInk(source) : compileInk(source, files, onParsed);
}

/**
 * Reads a story that was compiled elsewhere, by inklecate or Inky. Its JSON is kept as it is.
 *
 * @throws {StorySourceError} When it is not ink's JSON, or of a version that cannot be run.
 */
export function readCompiledInk(json: string): CompiledInk {
  if (json.length > LONGEST_SOURCE) throw fault('The story is too long');
  try {
    const story = json.replace(/^\uFEFF/u, '');
    // Only to see whether it can be read: `ToJson` of a story that was read writes other paths than the compiler.
    refuseMissingFunctions(story, '');
    return { json: story, warnings: [] };
  } catch (error) {
    if (error instanceof StorySourceError) throw error;
    throw fault(`The file is not a compiled ink story: ${error instanceof Error ? error.message : String(error)}`);
  }
}
