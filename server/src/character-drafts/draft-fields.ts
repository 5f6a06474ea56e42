import type { CharacterDraftChanges, CharacterDraftFields } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import type { Locale } from '../lib/locale.ts';
import { toClean, toCleanLine } from '../lib/plain-text.ts';

const LINES = ['name', 'tagline', 'pronouns', 'nickname', 'portraitAlt', 'creator', 'characterVersion'] as const;
const TEXTS = [
  'description',
  'personality',
  'scenario',
  'greeting',
  'about',
  'systemPrompt',
  'postHistoryInstructions',
  'exampleDialogue',
] as const;
const TEXT_LISTS = ['alternateGreetings', 'groupGreetings'] as const;

export function blankFields(language: Locale): CharacterDraftFields {
  return {
    name: '',
    tagline: '',
    language,
    pronouns: '',
    temperaments: [],
    portrait: null,
    description: '',
    personality: '',
    scenario: '',
    greeting: '',
    exchanges: [],
    nevers: [],
    tags: [],
    mature: false,
    nickname: '',
    age: null,
    picture: null,
    portraitAlt: '',
    about: '',
    systemPrompt: '',
    postHistoryInstructions: '',
    depthNote: { text: '', depth: 4, role: 'system' },
    alternateGreetings: [],
    groupGreetings: [],
    exampleDialogue: '',
    freeTags: [],
    voice: null,
    creator: '',
    characterVersion: '',
    remixable: false,
  };
}

/**
 * Changes as they are stored: without what a database or a screen cannot take, nothing twice. White space at the ends
 * stays, for the author may still be writing.
 */
export function cleanChanges(changes: CharacterDraftChanges): CharacterDraftChanges {
  const clean: CharacterDraftChanges = { ...changes };
  for (const name of LINES) {
    const text = changes[name];
    if (text !== undefined) clean[name] = toCleanLine(text);
  }
  for (const name of TEXTS) {
    const text = changes[name];
    if (text !== undefined) clean[name] = toClean(text);
  }
  for (const name of TEXT_LISTS) {
    const texts = changes[name];
    if (texts !== undefined) clean[name] = texts.map(toClean);
  }
  const { depthNote, exchanges, freeTags, nevers, tags, temperaments } = changes;
  if (depthNote !== undefined) clean.depthNote = { ...depthNote, text: toClean(depthNote.text) };
  if (freeTags !== undefined) {
    clean.freeTags = [...new Set(freeTags.map((tag) => toCleanLine(tag).trim()).filter((tag) => tag !== ''))];
  }
  if (temperaments !== undefined) clean.temperaments = [...new Set(temperaments)];
  if (tags !== undefined) clean.tags = [...new Set(tags)];
  if (nevers !== undefined) clean.nevers = nevers.map(toCleanLine).filter((line) => line !== '');
  if (exchanges !== undefined) {
    clean.exchanges = exchanges.map(({ reader, character }) => ({
      reader: toClean(reader),
      character: toClean(character),
    }));
  }
  return clean;
}

/** @throws {AppError} VALIDATION_FAILED for a tag that the house does not have. */
export function requireTags(tags: readonly string[] | undefined, known: ReadonlySet<string>): void {
  const unknown = tags?.find((tag) => !known.has(tag));
  if (unknown === undefined) return;
  throw new AppError('VALIDATION_FAILED', `changes.tags: there is no tag ${unknown}`, { field: 'changes.tags' });
}
