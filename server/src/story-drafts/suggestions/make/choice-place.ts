export interface ChoicePlace {
  /** In UTF-16 code units of the part: the end of the line after which it goes. */
  at: number;
  /** Where the choices of the part lead to; null where they go on below. */
  target: string | null;
  /** `+` where a choice stays after it was taken, `*` where it goes. */
  mark: string;
  indent: string;
}

const CHOICE = /^(?<indent>[ \t]*)(?<mark>[+*])(?![ \t]*[+*])/u;
const GATHER = /^[ \t]*-(?!>)(?![ \t]*-(?!>))/u;
/** A divert at the end of a line; the one of a tunnel has another arrow after it. */
const DIVERT = /->[ \t]*(?<target>[\p{L}\p{N}_.]+(?:\([^()]*\))?)[ \t]*(?:#.*|\/\/.*)?$/u;
const ENDS: ReadonlySet<string> = new Set(['END', 'DONE']);

/** The place after the last choice of a part and all that belongs to it; undefined in a part without choices. */
export function choicePlace(part: string): ChoicePlace | undefined {
  const lines = part.split('\n');
  const first = lines.findIndex((line) => CHOICE.test(line));
  const last = lines.findLastIndex((line) => CHOICE.test(line));
  const groups = CHOICE.exec(lines[last] ?? '')?.groups;
  if (groups === undefined) return undefined;
  const end = endOfChoice(lines, last);
  const targets = lines.slice(first, end).flatMap((line) => DIVERT.exec(line)?.groups?.['target'] ?? []);
  const target = targets.findLast((one) => !ENDS.has(one)) ?? targets.at(-1) ?? null;
  const at = lines.slice(0, end).join('\n').length;
  return { at, target, mark: groups['mark'] ?? '+', indent: groups['indent'] ?? '' };
}

/** The line after the last one of a choice: a gather, or the end; a dash in open braces is a branch of them. */
function endOfChoice(lines: readonly string[], choice: number): number {
  let open = 0;
  let end = choice;
  for (const [index, line] of lines.entries()) {
    if (index < choice) continue;
    if (index > choice && open <= 0 && GATHER.test(line)) break;
    open += (line.match(/(?<!\\)\{/gu) ?? []).length - (line.match(/(?<!\\)\}/gu) ?? []).length;
    if (line.trim() !== '') end = index;
  }
  return end + 1;
}
