import type { FunnyForm, FunnyTab } from '../contract/validators.ts';
import { AppError } from '../errors.ts';

type Input = 'characterIds' | 'line' | 'storySessionId' | 'choices';

interface Rule {
  takes: Input | readonly ['characterIds', 'line'];
  characters: readonly [least: number, most: number];
}

const RULES: Readonly<Record<FunnyTab, Rule>> = {
  'mash-up': { takes: 'characterIds', characters: [2, 2] },
  'what-would-they-say': { takes: ['characterIds', 'line'], characters: [1, 3] },
  'another-ending': { takes: 'storySessionId', characters: [0, 0] },
  'tonights-lantern': { takes: 'characterIds', characters: [1, 1] },
  'who-are-you': { takes: 'choices', characters: [0, 0] },
  postcard: { takes: 'characterIds', characters: [1, 1] },
};

const INPUTS: readonly Input[] = ['characterIds', 'line', 'storySessionId', 'choices'];

export function refused(field: Input | 'by', message: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${message}`, { field });
}

/** @throws {AppError} VALIDATION_FAILED with the field that the tab needs, or does not take. */
export function requireForm(tab: FunnyTab, form: FunnyForm): void {
  const {
    takes,
    characters: [least, most],
  } = RULES[tab];
  for (const input of INPUTS) {
    const isTaken = [takes].flat().includes(input);
    if (isTaken && form[input] === undefined) throw refused(input, `${tab} needs it`);
    if (!isTaken && form[input] !== undefined) throw refused(input, `${tab} does not take it`);
  }
  const ids = form.characterIds ?? [];
  if (ids.length < least || ids.length > most) throw refused('characterIds', `${tab} takes ${least} to ${most}`);
  if (new Set(ids).size < ids.length) throw refused('characterIds', 'no character twice');
}
