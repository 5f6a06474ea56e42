import type { SourceProblem } from '../engine/errors.ts';

/** Lines in which the form of another tool is looked for. */
const TOP_LINES = 400;

const TWEE = /^::\s*\S/u;
const YARN_TITLE = /^title:\s*\S/u;
const YARN_BODY = /^---\s*$/u;
const INK = /^\s*(?:===?|->|INCLUDE\b|VAR\b|\*|\+)/u;

/** What a source is that was written for another tool than ink, at the line that shows it; undefined for ink. */
export function otherFormat(source: string): SourceProblem | undefined {
  const lines = source.split('\n', TOP_LINES);
  const twee = lines.findIndex((line) => TWEE.test(line));
  if (twee !== -1 && !lines.slice(0, twee).some((line) => INK.test(line))) {
    return {
      severity: 'error',
      line: twee + 1,
      code: 'twee',
      message:
        'This is Twee, the text of a Twine story. Write each passage as a knot (=== name) and each link [[text->name]] as a choice: + [text] -> name',
    };
  }
  const title = lines.findIndex((line) => YARN_TITLE.test(line));
  if (title === -1 || !lines.slice(title + 1, title + 20).some((line) => YARN_BODY.test(line))) return undefined;
  return {
    severity: 'error',
    line: title + 1,
    code: 'yarn',
    message:
      'This is Yarn, for Yarn Spinner. Write each node as a knot (=== name), each option (-> text) as + [text], and <<jump name>> as -> name',
  };
}
