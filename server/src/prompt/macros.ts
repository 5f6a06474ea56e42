import { seededRandom } from './seeded-random.ts';

export interface MacroNames {
  /** `{{user}}` and `<USER>`. */
  user: string;
  /** `{{char}}`, `<BOT>` and `<CHAR>`. */
  char: string;
}

const MACRO = /\{\{\s*(\/\/|[a-z_]+)\s*:?((?:[^{}]|\{(?!\{)|\}(?!\}))*)\}\}|<(user|bot|char)>/gi;

const HIDDEN = /\{\{\s*hidden_key\s*:([^{}]*)\}\}/gi;

type Expand = (
  argument: string,
  context: MacroNames & { random: () => number; pick: (text: string) => number },
) => string;

const expansions: Readonly<Record<string, Expand>> = {
  user: (_argument, { user }) => user,
  char: (_argument, { char }) => char,
  bot: (_argument, { char }) => char,
  '//': () => '',
  comment: () => '',
  hidden_key: () => '',
  reverse: (argument) => Array.from(argument).toReversed().join(''),
  random: (argument, { random }) => oneOf(argument, random()),
  pick: (argument, { pick }) => oneOf(argument, pick(argument)),
  roll: (argument, { random }) => roll(argument, random()),
};

/** Whether a placeholder of this name is filled in; `original` is, in the two texts that replace ours. */
export function isMacro(name: string): boolean {
  return Object.hasOwn(expansions, name.toLowerCase()) || name.toLowerCase() === 'original';
}

/** What a card hides from the prompt but wants its lorebook to be woken by (Character Card V3, `hidden_key`). */
export function revealHidden(text: string): string {
  return text.replace(HIDDEN, (_whole, hidden: string) => hidden.trim());
}

/**
 * Fills in the placeholders of a card (Character Card V1 to V3, "curly braced syntaxes"), whatever their case. A name
 * that looks like a placeholder stays as it is: what was filled in is never read again. Unknown ones stay too.
 *
 * @param seed Decides `{{random:…}}` and `{{roll:…}}`; equal seeds fill in alike. `{{pick:…}}` never changes.
 */
export function expandMacros(text: string, names: MacroNames, seed: number | string = 0): string {
  if (!text.includes('{{') && !text.includes('<')) return text;
  const random = seededRandom(`${seed}`);
  const context = { ...names, random, pick: (choices: string) => seededRandom(choices)() };
  return text.replace(MACRO, (whole: string, braced: string | undefined, argument: string | undefined, tag: string) => {
    const expand = expansions[(braced ?? tag).toLowerCase()];
    return expand === undefined ? whole : expand((argument ?? '').trim(), context);
  });
}

/** One of the choices between commas; `\,` is a comma inside a choice. */
function oneOf(choices: string, chance: number): string {
  const parts = choices.split(/(?<!\\),/).map((part) => part.replaceAll(String.raw`\,`, ',').trim());
  return parts[Math.floor(chance * parts.length)] ?? '';
}

/** A throw of a die: `6` or `d6`. */
function roll(die: string, chance: number): string {
  const sides = Number(/^d?(\d{1,6})$/i.exec(die)?.[1] ?? '0');
  return sides === 0 ? '' : String(1 + Math.floor(chance * sides));
}
