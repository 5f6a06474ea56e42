import type { CardPreview } from '../../contract/validators.ts';
import { withoutMacros } from '../../explore/cards.ts';
import { estimateTokens } from '../../prompt/tokens.ts';
import type { Described } from './describe-card.ts';
import type { Portrait } from '../card-files/portraits.ts';
import type { ReadExpressions } from '../card-files/expressions.ts';
import type { ReadCard } from '../card-files/read-card.ts';

const GREETING_LENGTH = 4_000;
const NOTES_LENGTH = 4_000;
const MOST_GREETINGS = 24;

interface PreviewFaces {
  portrait: Portrait | undefined;
  expressions: ReadExpressions;
}

export function toPreview(read: ReadCard, described: Described, faces: PreviewFaces): CardPreview {
  const { expressions, portrait } = faces;
  const { exampleDialogue, facts, greeting, lore } = described;
  const greetings = [greeting, ...facts.alternateGreetings];
  const always = [
    described.persona,
    described.scenario,
    facts.systemPrompt,
    facts.postHistoryInstructions,
    ...lore.filter((entry) => entry.constant).map((entry) => entry.text),
    ...exampleDialogue.map((line) => line.text),
  ];
  const unreadable = read.avatar !== undefined && portrait === undefined;
  return {
    format: read.format,
    specVersion: read.specVersion,
    name: described.name,
    creator: described.creator,
    characterVersion: described.characterVersion,
    notes: withoutMacros(described.about, described, NOTES_LENGTH),
    tags: described.tags,
    greetings: greetings.slice(0, MOST_GREETINGS).map((text) => withoutMacros(text, described, GREETING_LENGTH)),
    greetingCount: greetings.length,
    loreCount: read.card.data.character_book?.entries.length ?? 0,
    fileCount: read.files.size,
    promptTokens: estimateTokens(always.join('\n')),
    mature: described.mature,
    language: described.language,
    portrait:
      portrait === undefined ? null : `data:image/webp;base64,${Buffer.from(portrait.small).toString('base64')}`,
    warnings: [
      ...read.warnings,
      ...(unreadable ? [{ kind: 'unreadable-portrait', where: '' } as const] : []),
      ...(read.card.data.first_mes.trim() === '' ? [{ kind: 'no-greeting', where: '' } as const] : []),
    ].slice(0, 100),
    ...showCounts(expressions),
  };
}

function showCounts({ expressions, skipped }: ReadExpressions): Pick<CardPreview, 'expressions'> {
  if (expressions.length + skipped.length === 0) return {};
  return { expressions: { count: expressions.length, skipped } };
}
