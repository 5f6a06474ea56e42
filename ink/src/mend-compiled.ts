import { Story } from 'inkjs/engine/Story';

/** Ink's instructions whose value is the path of what they go to: diverts, tunnels and calls of functions. */
const DIVERTS = ['->', 'f()', '->t->'];
const READ_COUNT = 'CNT?';

/**
 * The JSON of a story as its compiler wrote it, of one that inkjs has read and written again: for a time imported
 * stories were kept like that. Such a copy names the first part of a container (`.^.s.0`) in place of the container
 * (`.^.s`), and leaves the dot of relative paths out of read counts (`^` for `.^`), so that visits are counted wrongly.
 * The compiler writes neither. What was mended is only taken when reading and writing it again gives the copy letter by
 * letter; any other JSON stays as it is.
 */
export function mendCompiled(json: string): string {
  const copy: unknown = JSON.parse(json);
  const mended = JSON.stringify(mend(copy));
  if (mended === JSON.stringify(copy)) return json;
  return new Story(mended).ToJson() === json ? mended : json;
}

function mend(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mend);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mendEntry(key, inner)]));
}

function mendEntry(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return mend(value);
  if (DIVERTS.includes(key)) return value.replace(/\.0$/u, '');
  return key === READ_COUNT && value.startsWith('^') ? `.${value}` : value;
}
