import { toClean, toOneLine } from '../../lib/plain-text.ts';
import type { CardFacts, LoreFacts } from '../../explore/card-facts.ts';
import type { Book, BookEntry } from '../format/canonical-card.ts';
import { readDecorators } from '../format/decorators.ts';
import { toFlag, toNumber } from '../format/mend.ts';

const MOST_TEXT = 16_000;
const MOST_TITLE = 80;
/** Further up stands nothing that a prompt has room for. */
const DEEPEST = 1_000;
/** Letters of a whole lorebook that a prompt may ever choose from. */
const MOST_LETTERS = 1_000_000;

export function toLoreFacts(book: Book | null | undefined): LoreFacts[] {
  let room = MOST_LETTERS;
  return (book?.entries ?? []).flatMap((entry) => {
    const fact = toLoreFact(entry);
    room -= entry.content.length;
    return fact === undefined || room < 0 ? [] : fact;
  });
}

/** What a prompt can use of an entry; undefined for one that is switched off or says nothing. */
export function toLoreFact(entry: BookEntry): LoreFacts | undefined {
  const { decorators, text } = readDecorators(toClean(entry.content));
  const isActive = decorators.has('activate');
  const isOff = !entry.enabled || (decorators.has('dont_activate') && !isActive);
  if (isOff || text.trim() === '') return undefined;
  const { keys, secondary_keys: secondary } = entry;
  return {
    title: titleOf(entry),
    keys: keys.map((key) => toClean(key)).filter((key) => key.trim() !== ''),
    secondaryKeys: Array.isArray(secondary) ? secondary.filter((key) => typeof key === 'string') : [],
    text: text.slice(0, MOST_TEXT).toWellFormed(),
    constant: isActive || toFlag(entry.constant, false),
    selective: toFlag(entry.selective, false),
    caseSensitive: toFlag(entry.case_sensitive, false),
    useRegex: entry.use_regex,
    insertionOrder: entry.insertion_order,
    priority: toNumber(entry.priority, 0),
    position: isAfter(entry) ? 'after-character' : 'before-character',
    insertion: insertionOf(decorators),
  };
}

export function toLoreRules(book: Book | null | undefined): CardFacts['loreRules'] {
  return {
    scanDepth: toCount(book?.scan_depth),
    tokenBudget: toCount(book?.token_budget),
    recursive: toFlag(book?.recursive_scanning, false),
  };
}

export function titleOf({ comment, keys, name }: BookEntry): string {
  const named = [name, comment, keys[0]].find((text) => typeof text === 'string' && text.trim() !== '');
  const title = typeof named === 'string' ? toOneLine(named) : '';
  return title.slice(0, MOST_TITLE).toWellFormed();
}

/** Where in the conversation an entry stands (Character Card V3, `@@depth`); `@@position` has the word over it. */
function insertionOf(decorators: ReadonlyMap<string, string>): LoreFacts['insertion'] {
  const depth = decorators.get('depth');
  if (depth === undefined || decorators.has('position')) return null;
  const role = decorators.get('role');
  return {
    depth: Math.min(DEEPEST, Math.max(0, Number(depth))),
    role: role === 'user' || role === 'assistant' ? role : 'system',
  };
}

function isAfter({ extensions, position }: BookEntry): boolean {
  return position === 'after_char' || position === 1 || extensions.position === 1;
}

function toCount(value: unknown): number | null {
  const number = Math.floor(toNumber(value, -1));
  return number < 0 || !Number.isSafeInteger(number) ? null : number;
}
