import { isOutlined } from '../../cards/choices/card-choices.ts';
import type { CharacterDraftFields, CharacterDraftTokens, DraftProblem } from '../../contract/validators.ts';
import { soundsSexual } from '../../safety/local-rules.ts';
import { findSpeakerProblems } from './example-problems.ts';
import { findMacroProblems, type TextProblem } from './macro-problems.ts';
import { findActsForReader, findMixedPerson } from './person-problems.ts';

const MOST_PROBLEMS = 100;
const MOST_IN_TEXT = 5;
/** Letters that are searched for sexual words, of all fields together. */
const MOST_SEARCHED = 60_000;
/** The share of the context above which little is left for the conversation. */
const MUCH = 0.45;
const ADULT = 18;

type Place = Pick<DraftProblem, 'field' | 'index'>;
type PlacedText = Place & { text: string };

const TEXT_FIELDS = [
  'description',
  'personality',
  'scenario',
  'greeting',
  'systemPrompt',
  'postHistoryInstructions',
  'exampleDialogue',
] as const;
const RANK = { error: 0, warning: 1, note: 2 } as const satisfies Record<DraftProblem['severity'], number>;

/**
 * What the author of a draft should look at, errors first. Each rule looks at each letter of a text a few times, and at
 * no more than a cap of them.
 *
 * @param lore The problems of the lorebook, which are found when it changes.
 */
export function findProblems(
  fields: CharacterDraftFields,
  tokens: CharacterDraftTokens,
  lore: readonly DraftProblem[],
): DraftProblem[] {
  const problems = [
    ...findMissing(fields),
    ...findAgeProblems(fields),
    ...findSizeProblems(tokens),
    ...placedTexts(fields).flatMap((placed) => macrosIn(placed)),
    ...findPersonProblems(fields),
    ...findSpeakerProblems(fields.exampleDialogue, MOST_IN_TEXT).map(at({ field: 'exampleDialogue' })),
    ...findSexualWords(fields),
    ...lore,
  ];
  return problems.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]).slice(0, MOST_PROBLEMS);
}

function findMissing(fields: CharacterDraftFields): DraftProblem[] {
  const { description, greeting, name, personality, tagline } = fields;
  const missing = [
    ['name-missing', 'name', name],
    ['tagline-missing', 'tagline', tagline],
    ['persona-missing', 'description', isOutlined(fields) ? tagline : description + personality],
    ['greeting-missing', 'greeting', greeting],
  ] as const;
  return missing.flatMap(([code, field, text]) => (text.trim() === '' ? { code, severity: 'error', field } : []));
}

function findAgeProblems({ age, mature }: CharacterDraftFields): DraftProblem[] {
  if (!mature) return [];
  if (age === null) return [{ code: 'age-unknown', severity: 'warning', field: 'age' }];
  return age < ADULT ? [{ code: 'age-under-18', severity: 'error', field: 'age' }] : [];
}

function findSizeProblems({ always, byField, context, messagesLeft }: CharacterDraftTokens): DraftProblem[] {
  if (always <= context * MUCH) return [];
  const [longest] = byField.toSorted((a, b) => b.tokens - a.tokens);
  const severity = messagesLeft === 0 ? 'error' : 'warning';
  return [{ code: 'too-long-for-context', severity, field: longest?.field ?? 'description' }];
}

function findPersonProblems(fields: CharacterDraftFields): DraftProblem[] {
  const { alternateGreetings, description, exchanges, greeting, groupGreetings, language, name, personality } = fields;
  const mixed = (text: string, of: 'character' | 'reader') => findMixedPerson(text, language, of, name.trim());
  const acts = (text: string) => findActsForReader(text, language, MOST_IN_TEXT);
  return [
    ...mixed(description, 'character').map(at({ field: 'description' })),
    ...mixed(personality, 'character').map(at({ field: 'personality' })),
    ...mixed(fields.scenario, 'reader').map(at({ field: 'scenario' })),
    ...acts(greeting).map(at({ field: 'greeting' })),
    ...alternateGreetings.flatMap((text, index) => acts(text).map(at({ field: 'alternateGreetings', index }))),
    ...groupGreetings.flatMap((text, index) => acts(text).map(at({ field: 'groupGreetings', index }))),
    ...exchanges.flatMap(({ character }, index) => acts(character).map(inExchange(index))),
  ];
}

/** The words of both sides of an exchange are one value of a list, so a problem has no place within them. */
const inExchange =
  (index: number) =>
  ({ code, detail, severity }: TextProblem): DraftProblem => ({
    code,
    severity,
    field: 'exchanges',
    index,
    ...(detail === undefined ? {} : { detail }),
  });

function findSexualWords(fields: CharacterDraftFields): DraftProblem[] {
  if (fields.mature) return [];
  const shown = [
    ...(['name', 'tagline', 'about'] as const).map((field) => ({ field, text: fields[field] })),
    ...placedTexts(fields),
  ];
  let room = MOST_SEARCHED;
  const searched = shown.flatMap(({ text, ...place }): PlacedText[] => {
    const part = text.slice(0, room);
    room -= part.length;
    return part.trim() === '' ? [] : [{ ...place, text: part }];
  });
  if (!soundsSexual(searched.map(({ text }) => text).join('\n'))) return [];
  return searched.flatMap(({ text, ...place }): DraftProblem[] =>
    soundsSexual(text) ? [{ code: 'sexual-words', severity: 'warning', ...place }] : [],
  );
}

function placedTexts(fields: CharacterDraftFields): PlacedText[] {
  const { alternateGreetings, depthNote, groupGreetings } = fields;
  return [
    ...TEXT_FIELDS.map((field) => ({ field, text: fields[field] })),
    { field: 'depthNote', text: depthNote.text },
    ...alternateGreetings.map((text, index) => ({ field: 'alternateGreetings', index, text }) as const),
    ...groupGreetings.map((text, index) => ({ field: 'groupGreetings', index, text }) as const),
  ];
}

function macrosIn({ text, ...place }: PlacedText): DraftProblem[] {
  return findMacroProblems(text, MOST_IN_TEXT).map(at(place));
}

function at(place: Place): (problem: TextProblem) => DraftProblem {
  return (problem) => ({ ...problem, ...place });
}
