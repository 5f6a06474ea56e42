import { plainPath, lastPart, type InkFile } from '../engine/ink/included-files.ts';

const INCLUDE = /^[ \t]*INCLUDE[ \t]+(?<name>.+?)[ \t]*$/u;
const KNOT = /^[ \t]*={2,}/u;
/** Files that include each other for ever. */
const DEEPEST = 20;

/**
 * A source with the text of the files that it includes, as one file that compiles to the same story: what stands before the
 * first knot of a file comes where it is included, its knots after all others.
 */
export function withFiles(source: string, files: readonly InkFile[]): string {
  if (files.length === 0) return source;
  const texts = new Map(
    files.flatMap(({ name, text }) => [[plainPath(name), text] as const, [lastPart(name), text] as const]),
  );
  const knots: string[] = [];
  const lay = (text: string, depth: number): string => {
    const lines = text.split('\n').map((line) => {
      const name = INCLUDE.exec(line)?.groups?.name;
      const included = name === undefined ? undefined : (texts.get(plainPath(name)) ?? texts.get(lastPart(name)));
      if (included === undefined || depth > DEEPEST) return line;
      const whole = included.split('\n');
      const first = whole.findIndex((one) => KNOT.test(one));
      if (first === -1) return lay(included, depth + 1);
      knots.push(lay(whole.slice(first).join('\n'), depth + 1));
      return lay(whole.slice(0, first).join('\n'), depth + 1);
    });
    return lines.join('\n');
  };
  const main = lay(source, 0);
  return [main, ...knots].join('\n');
}
