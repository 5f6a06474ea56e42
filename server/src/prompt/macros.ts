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

/** `original` only in the two texts that replace ours. */
export function isMacro(name: string): boolean {
  return Object.hasOwn(expansions, name.toLowerCase()) || name.toLowerCase() === 'original';
}

/** Hidden from the prompt, read by the lorebook (Character Card V3, `hidden_key`). */
export function revealHidden(text: string): string {
  return text.replace(HIDDEN, (_whole, hidden: string) => hidden.trim());
}

/**
 * Fills in a card's placeholders (Character Card V1 to V3, "curly braced syntaxes"), once: names that look like
 * placeholders and unknown ones stay.
 *
 * @param seed Decides `{{random:…}}` and `{{roll:…}}`; `{{pick:…}}` never changes.
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

/** Comma-separated; `\,` is a comma. */
function oneOf(choices: string, chance: number): string {
  const parts = choices.split(/(?<!\\),/).map((part) => part.replaceAll(String.raw`\,`, ',').trim());
  return parts[Math.floor(chance * parts.length)] ?? '';
}

function roll(die: string, chance: number): string {
  const sides = Number(/^d?(\d{1,6})$/i.exec(die)?.[1] ?? '0');
  return sides === 0 ? '' : String(1 + Math.floor(chance * sides));
}
