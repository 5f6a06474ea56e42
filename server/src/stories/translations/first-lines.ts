import { partsOf } from './braces.ts';

const START = /^->\s*(?<knot>\w+)/mu;
const SKIPPED = /^(?:#|\/\/|~|$)/u;
/** A choice, or another knot. */
const END = /^(?:[*+]|=)/u;
const TAGS = /\s+#\s*[a-z].*$/su;
const COMPARED = /^(?<name>role|player_name)\s*(?<sign>==|!=)\s*"(?<value>[^"]*)"$/u;

/**
 * The first paragraphs of a story in ink, as a reader in a role and without a name meets them. Only what asks for either
 * of the two is understood.
 *
 * @param source Of a story that begins with a knot.
 * @param most How many paragraphs.
 * @returns Fewer where its first round is shorter; undefined where it asks for anything else.
 */
export function firstLines(source: string, { most, roleId }: { roleId: string; most: number }): string[] | undefined {
  const lines = source.split('\n').map((line) => line.trim());
  const begin = lines.findIndex(
    (line) => line.startsWith('===') && line.includes(START.exec(source)?.groups?.knot ?? '='),
  );
  const values = new Map([
    ['role', roleId],
    ['player_name', ''],
  ]);
  const told: string[] = [];
  for (const line of begin === -1 ? [] : lines.slice(begin + 1)) {
    if (told.length === most || END.test(line)) break;
    if (SKIPPED.test(line)) continue;
    const text = evaluate(line.replace(TAGS, ''), values);
    if (text === undefined) return undefined;
    const paragraph = text.replaceAll(/ +/gu, ' ').trim();
    if (paragraph !== '') told.push(paragraph);
  }
  return told;
}

function evaluate(text: string, values: ReadonlyMap<string, string>): string | undefined {
  let told = '';
  for (const part of partsOf(text)) {
    const words = typeof part === 'string' ? part : choose(part, values);
    if (words === undefined) return undefined;
    told += words;
  }
  return told;
}

function choose({ alternatives, head }: { head: string; alternatives: string[] }, values: ReadonlyMap<string, string>) {
  const [when = '', otherwise = ''] = alternatives;
  if (alternatives.length === 0) return values.get(head);
  const { name = '', sign, value } = COMPARED.exec(head)?.groups ?? {};
  const actual = values.get(name);
  if (actual === undefined) return undefined;
  return evaluate((actual === value) === (sign === '==') ? when : otherwise, values);
}
