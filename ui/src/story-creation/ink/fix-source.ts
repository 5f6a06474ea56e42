import { readInkNames } from './ink-names';

/** What mends a problem of a source without a decision of its author. */
export type SourceFix =
  /** A name that leads nowhere is the one that was probably meant. */
  | { readonly kind: 'replace'; readonly wrong: string; readonly right: string }
  /** A way that runs out ends. */
  | { readonly kind: 'end' }
  /** A part whose name is taken has one that is free. */
  | { readonly kind: 'rename'; readonly wrong: string; readonly right: string }
  /** A tag of the top is moved there. */
  | { readonly kind: 'to-top' }
  /** The variable that a tag names is declared. */
  | { readonly kind: 'declare'; readonly name: string };

/** A change of a text: from a character to another one, which is left out. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

interface Line {
  readonly text: string;
  readonly from: number;
  /** Before the line break. */
  readonly to: number;
  /** The next line that has words. */
  readonly next: string;
}

const none: readonly TextChange[] = [];

type FixOf<Kind extends SourceFix['kind']> = Extract<SourceFix, { readonly kind: Kind }>;
type Mend<Kind extends SourceFix['kind']> = (line: Line, fix: FixOf<Kind>) => readonly TextChange[];

const fixes: { readonly [Kind in SourceFix['kind']]: Mend<Kind> } = {
  replace: ({ from, text }, { right, wrong }) => {
    const at = text.lastIndexOf(wrong);
    return at === -1 ? none : [{ from: from + at, to: from + at + wrong.length, insert: right }];
  },
  end: ({ next, text, to }) => {
    if (text.trim() === '' || /^->\s*(?:END|DONE)\b/u.test(next)) return none;
    const [indent = ''] = /^[ \t]*/u.exec(text) ?? [];
    const isChoice = /^[ \t]*[*+]/u.test(text);
    return [{ from: to, to, insert: `\n${indent}${isChoice ? '  ' : ''}-> END` }];
  },
  rename: ({ from, text }, { right, wrong }) => {
    const [head = '', name] = /^([ \t]*=+[ \t]*(?:function[ \t]+)?)([\p{L}\p{N}_]+)/u.exec(text)?.slice(1) ?? [];
    if (name !== wrong) return none;
    return [{ from: from + head.length, to: from + head.length + wrong.length, insert: right }];
  },
  'to-top': ({ from, text, to }) =>
    /^[ \t]*#/u.test(text) && from > 0
      ? [
          { from: 0, to: 0, insert: `${text.trim()}\n` },
          { from: from - 1, to, insert: '' },
        ]
      : none,
  declare: ({ from, text }, { name }) =>
    text.includes(name) ? [{ from, to: from, insert: `VAR ${name} = 0\n` }] : none,
};

function mend<Kind extends SourceFix['kind']>(kind: Kind, line: Line, fix: FixOf<Kind>): readonly TextChange[] {
  return fixes[kind](line, fix);
}

/**
 * The changes by which a source is mended, in order.
 *
 * @param line of the problem, from 1
 * @returns nothing where the line is not any more what the problem was found in
 */
export function changesOf(source: string, line: number, fix: SourceFix): readonly TextChange[] {
  const lines = source.split('\n');
  const text = lines[line - 1];
  if (text === undefined) return none;
  const from = lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0);
  const next = lines.slice(line).find((one) => one.trim() !== '') ?? '';
  const at = { text, from, to: from + text.length, next: next.trim() };
  return mend(fix.kind, at, fix);
}

/** A source after changes. */
export function changed(source: string, changes: readonly TextChange[]): string {
  return changes
    .toReversed()
    .reduce((text, { from, insert, to }) => text.slice(0, from) + insert + text.slice(to), source);
}

/** A name like a taken one that nothing in the source has. */
export function freeName(source: string, taken: string): string {
  const { functions, parts, variables } = readInkNames(source);
  const known = new Set([...parts.flatMap((part) => part.split('.')), ...functions, ...variables]);
  let number = 2;
  while (known.has(`${taken}_${String(number)}`)) number += 1;
  return `${taken}_${String(number)}`;
}
