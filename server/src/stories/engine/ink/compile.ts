import { Compiler, CompilerOptions } from 'inkjs/compiler/Compiler';
import { ErrorType } from 'inkjs/engine/Error';
import { StorySourceError, type SourceProblem } from '../errors.ts';
import { CappedStory } from './capped-story.ts';

/** Characters of a source or a compiled story: about ten novels. */
const LONGEST_SOURCE = 4_000_000;

/** A story that ink can run, and what its author may want to look at. */
export interface CompiledInk {
  /** The compiled form: ink's own JSON. */
  json: string;
  warnings: SourceProblem[];
}

/** Ink says `ERROR: line 12: What is wrong`, with a knot's name now and then. */
function toProblem(message: string, severity: SourceProblem['severity']): SourceProblem {
  const parts = /^(?:[A-Z]+: )?(?:'[^']*' )?line (?<line>\d+): (?<text>.*)$/su.exec(message);
  const { line, text } = parts?.groups ?? {};
  return {
    severity,
    line: line === undefined ? null : Number.parseInt(line, 10),
    message: text ?? message,
  };
}

function fault(message: string, line: number | null = null): StorySourceError {
  return new StorySourceError([{ severity: 'error', line, message }]);
}

function refuseWhatCannotBeRead(source: string): void {
  if (source.length > LONGEST_SOURCE) throw fault('The source is too long');
  const lines = source.split('\n');
  const include = lines.findIndex((line) => /^\s*INCLUDE\s/u.test(line));
  if (include !== -1) throw fault('A story is one file: INCLUDE is not possible here', include + 1);
  const external = lines.findIndex((line) => /^\s*EXTERNAL\s/u.test(line));
  if (external !== -1) throw fault('EXTERNAL functions are not there to be called', external + 1);
}

/**
 * Compiles ink source.
 *
 * @param source One file, without INCLUDE and EXTERNAL.
 * @throws {StorySourceError} With every error and warning by its line.
 */
export function compileInk(source: string): CompiledInk {
  refuseWhatCannotBeRead(source);
  const problems: SourceProblem[] = [];
  const report = (message: string, type: ErrorType) =>
    problems.push(toProblem(message, type === ErrorType.Error ? 'error' : 'warning'));
  const compiler = new Compiler(source, new CompilerOptions(null, [], true, report));
  try {
    const json = compiler.Compile().ToJson();
    if (typeof json !== 'string') throw fault('The source has no story in it');
    return { json, warnings: problems };
  } catch (error) {
    if (error instanceof StorySourceError) throw error;
    if (problems.some(({ severity }) => severity === 'error')) throw new StorySourceError(problems);
    throw fault(error instanceof Error ? error.message : 'The source cannot be compiled');
  }
}

/** Whether a source is a story that was compiled already: ink's JSON, not a text in ink. */
export function isCompiledInk(source: string): boolean {
  return /^\uFEFF?\s*\{\s*"[^"]*"\s*:/u.test(source);
}

/**
 * Reads a source of either kind.
 *
 * @throws {StorySourceError} As `compileInk` and `readCompiledInk` do.
 */
export function readInkSource(source: string): CompiledInk {
  return isCompiledInk(source) ? readCompiledInk(source) : compileInk(source);
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
    void new CappedStory(story);
    return { json: story, warnings: [] };
  } catch (error) {
    if (error instanceof StorySourceError) throw error;
    throw fault(`The file is not a compiled ink story: ${error instanceof Error ? error.message : String(error)}`);
  }
}
