import type { CharacterDraftFields } from '../contract/validators.ts';
import { toClean } from '../lib/plain-text.ts';

export type Examples = Pick<CharacterDraftFields, 'exchanges' | 'exampleDialogue'>;
type Exchange = Examples['exchanges'][number];

const BEGINNING = '<START>\n';
const MOST_EXCHANGES = 8;
const LONGEST_LINE = 2_000;
const LONGEST_TEXT = 64_000;
const EXCHANGE = /^<START>\n\{\{user\}\}: (?<reader>[^]*?)\n\{\{char\}\}: (?<character>[^]*)$/;
/** Who speaks, and where a conversation begins: none of it may be in what one of them says. */
const MARKS = /<START>|\{\{(?:user|char)\}\}:/i;

/**
 * The example dialogue of a card (`mes_example`) as fields. Conversations of a line and an answer each are exchanges
 * where writing them gives the same text again; anything else stays text.
 *
 * @param count How many conversations at the beginning are exchanges, where the card says so.
 */
export function readExampleText(text: string, count?: number): Examples {
  const asText = { exchanges: [], exampleDialogue: toClean(text).slice(0, LONGEST_TEXT).toWellFormed() };
  if (text === '' || text !== toClean(text)) return asText;
  const conversations = text.split(/\n(?=<START>\n)/);
  const first = conversations.slice(0, count ?? conversations.length).map(toExchange);
  const exchanges = first.filter((exchange) => exchange !== undefined);
  if (exchanges.length < first.length || exchanges.length > MOST_EXCHANGES) return asText;
  const rest = conversations
    .slice(first.length)
    .join('\n')
    .replace(count === undefined ? '' : BEGINNING, '');
  return rest.length > LONGEST_TEXT ? asText : { exchanges, exampleDialogue: rest };
}

export function writeExampleText({ exampleDialogue, exchanges }: Examples): string {
  const conversations = exchanges.map(
    ({ reader, character }) => `<START>\n{{user}}: ${reader.trim()}\n{{char}}: ${character.trim()}`,
  );
  const text = exampleDialogue.trim();
  // Without a beginning of its own it would go on with the last answer.
  const isBegun = conversations.length > 0 && text !== '';
  return [...conversations, isBegun ? BEGINNING + text : text].filter(Boolean).join('\n');
}

/** How many exchanges a card has to name to be read as it was written; undefined where it need not. */
export function exchangeCountOf({ exampleDialogue, exchanges }: Examples): number | undefined {
  return exampleDialogue.trim() === '' || exchanges.length === 0 ? undefined : exchanges.length;
}

function toExchange(conversation: string): Exchange | undefined {
  const { character, reader } = EXCHANGE.exec(conversation)?.groups ?? {};
  if (reader === undefined || character === undefined) return undefined;
  const isWhole = [reader, character].every(
    (said) => said.length <= LONGEST_LINE && said === said.trim() && !MARKS.test(said),
  );
  return isWhole ? { reader, character } : undefined;
}
