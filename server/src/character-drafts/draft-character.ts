import { readExamples } from '../cards/describe/example-dialogue.ts';
import type { CharacterDraft, CharacterDraftFields } from '../contract/validators.ts';
import { CardFacts } from '../explore/card-facts.ts';
import type { CharacterFacts } from '../explore/character-facts.ts';
import { toClean } from '../lib/plain-text.ts';
import { writeExampleText } from './example-text.ts';
import { personalityOf } from '../cards/choices/choice-lines.ts';

const NAMELESS = '—';
const SILENCE = '…';

export function characterOfDraft({ fields }: Pick<CharacterDraft, 'fields'>, ownerId: string): CharacterFacts {
  const { depthNote, ...texts } = fields;
  const name = oneLine(texts.name) || NAMELESS;
  const nickname = oneLine(texts.nickname);
  return {
    ...CardFacts.parse({ fromCard: true }),
    ownerId,
    name,
    nickname,
    tagline: '',
    about: '',
    persona: [texts.description.trim(), personalityOf(fields)].filter(Boolean).join('\n\n'),
    scenario: texts.scenario.trim(),
    greeting: texts.greeting.trim() || SILENCE,
    alternateGreetings: texts.alternateGreetings.filter((greeting) => greeting.trim() !== ''),
    groupOnlyGreetings: texts.groupGreetings.filter((greeting) => greeting.trim() !== ''),
    systemPrompt: texts.systemPrompt.trim(),
    postHistoryInstructions: texts.postHistoryInstructions.trim(),
    depthPrompt: depthNote.text.trim() === '' ? null : depthNote,
    exampleDialogue: examplesOf(fields, [name, nickname]),
    lore: [],
    answers: {},
    tags: texts.tags,
    language: texts.language,
    sketch: { tagline: texts.tagline, temperaments: texts.temperaments, nevers: texts.nevers },
  };
}

function examplesOf(fields: CharacterDraftFields, names: readonly string[]): CharacterFacts['exampleDialogue'] {
  return readExamples(toClean(writeExampleText(fields)), names.filter(Boolean));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
