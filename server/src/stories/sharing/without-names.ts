import { z } from 'zod';
import { NEUTRAL_NAME } from '../../explore/neutral-name.ts';
import { sha256 } from '../../lib/hash.ts';
import { choiceIdOf } from '@fabula/ink/choice-id';
import type { Locale } from '../../lib/locale.ts';
import type { StoryRoundRow } from '../tables.ts';
import { createNameHider } from './name-word.ts';

type Hide = ReturnType<typeof createNameHider>;

const Json: z.ZodType = z.json();
const Turn = z.looseObject({ choices: z.array(z.looseObject({ choiceId: z.string() })) });
/** The keys of texts in a round and in a state; what stands under others are ids, paths and commands. */
const PROSE = new Set([
  'text',
  'title',
  'description',
  'label',
  'hint',
  'lock',
  'tags',
  'speaker',
  'summary',
  'facts',
  'items',
  'asides',
  'gained',
  'lost',
  'readerName',
  'chapter',
  'ending',
]);
/** Ink marks its texts, among its commands and paths, by this sign. */
const INK_TEXT = '^';

/** A JSON value with the name taken out of its texts; ink's own save stands as JSON inside of a state. */
function hideIn(value: unknown, hide: Hide, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'ink') return JSON.stringify(hideIn(Json.parse(JSON.parse(value)), hide));
    return PROSE.has(key) || value.startsWith(INK_TEXT) ? hide(value) : value;
  }
  if (Array.isArray(value)) return value.map((part: unknown) => hideIn(part, hide, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hideIn(part, hide, name)]));
}

const hideInJson = (json: string, hide: Hide) => JSON.stringify(hideIn(Json.parse(JSON.parse(json)), hide));

/**
 * The rounds of a play as if its player had given no name: another word stands in its place, in every text and in the
 * states, so that a story continues from any of them without it. Choices belong to states and get new ids with them.
 *
 * @param rounds From the first on, each the parent of the next.
 * @param language That the story is written in, as are its states; a round may be told in another.
 */
export function withoutNames(rounds: readonly StoryRoundRow[], name: string, language: Locale): StoryRoundRow[] {
  const hideFrom = createNameHider(name, NEUTRAL_NAME[language]);
  const renamed: StoryRoundRow[] = [];
  let newIds = new Map<string, string>();
  for (const row of rounds) {
    const state = hideInJson(row.state, hideFrom);
    const hide = row.language === null ? hideFrom : createNameHider(name, NEUTRAL_NAME[row.language]);
    const stateHash = sha256(state);
    const turn = Turn.parse(hideIn(JSON.parse(row.turn), hide));
    const choices = turn.choices.map((choice, index) => ({ ...choice, choiceId: choiceIdOf(stateHash, index) }));
    renamed.push({
      ...row,
      choice_id: newIds.get(row.choice_id ?? '') ?? row.choice_id,
      choice_text: row.choice_text === null ? null : hide(row.choice_text, row.move === 'typed' ? 'player' : 'story'),
      state_before: renamed.at(-1)?.state_after ?? null,
      state_after: stateHash,
      state,
      turn: JSON.stringify({ ...turn, choices }),
      script: row.script === null ? null : hideInJson(row.script, hide),
      progress: hideInJson(row.progress, hide),
      ending_title: row.ending_title === null ? null : hide(row.ending_title),
    });
    newIds = new Map(turn.choices.map(({ choiceId }, index) => [choiceId, choiceIdOf(stateHash, index)]));
  }
  return renamed;
}
