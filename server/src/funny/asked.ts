import type { CharacterCard, FunnyForm, FunnyTab, PortraitParts } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { readCharacterFacts, type CharacterFacts } from '../explore/character-facts.ts';
import type { Explore } from '../explore/explore.ts';
import { NEUTRAL_NAME } from '../explore/neutral-name.ts';
import { readPortraitParts } from '../explore/expressions/portrait-parts.ts';
import type { View } from '../http/view.ts';
import type { Locale } from '../lib/locale.ts';
import { hashText } from '../media/art/random.ts';
import { fillCard } from '../prompt/fill-card.ts';
import type { QueuedCaller } from '../stories/play/queued-caller.ts';
import type { FinishedPlay, OtherEndings } from '../stories/endings/other-endings.ts';
import { refused } from './form-rules.ts';
import { portraitPartsOf } from './made/house-parts.ts';
import { nearestCharacters, type Nearest } from './made/nearest-character.ts';

const CANDIDATES = 48;
const READ_CLOSELY = 12;

export interface AskedCharacter {
  card: CharacterCard;
  /** Without placeholders. */
  facts: CharacterFacts;
  parts: PortraitParts;
  isPublic: boolean;
}

export interface Asked {
  tab: FunnyTab;
  seed: string;
  locale: Locale;
  /** Such as `2026-11-21`, in UTC. */
  day: string;
  line: string;
  choices: readonly number[];
  characters: AskedCharacter[];
  nearest: Nearest | undefined;
  play: FinishedPlay | undefined;
}

export interface AskedDeps {
  database: Database;
  explore: Explore;
  otherEndings: OtherEndings;
}

/**
 * Reads what a result is to be made of.
 *
 * @throws {AppError} VALIDATION_FAILED with the field `characterIds` for a character that is neither public nor the
 *   caller's own; NOT_FOUND and CONFLICT as `OtherEndings.finished`.
 */
export async function readAsked(
  deps: AskedDeps,
  player: QueuedCaller,
  { day, form, seed, tab }: { tab: FunnyTab; form: FunnyForm; seed: string; day: string },
): Promise<Asked> {
  const { view } = player;
  const { locale } = view;
  const choices = form.choices ?? [];
  const nearest = tab === 'who-are-you' ? await findNearest(deps, view, choices, seed) : undefined;
  const ids = nearest === undefined ? (form.characterIds ?? []) : [nearest.characterId];
  const characters = await readCharacters(deps, view, ids, seed);
  const play =
    form.storySessionId === undefined ? undefined : await deps.otherEndings.finished(player, form.storySessionId);
  return { tab, seed, locale, day, line: form.line ?? '', choices, characters, nearest, play };
}

async function readCharacters(
  { database: { db }, explore }: AskedDeps,
  view: View,
  ids: readonly string[],
  seed: string,
): Promise<AskedCharacter[]> {
  const parts = await readPortraitParts(db, ids);
  const characters: AskedCharacter[] = [];
  for (const id of ids) {
    const character = await explore.getCharacter(view, id).catch((error: unknown) => {
      if (error instanceof AppError && error.reason === 'NOT_FOUND') return undefined;
      throw error;
    });
    const isPublic = character?.visibility === undefined && character?.withheld !== true;
    if (character === undefined || !(isPublic || character.own)) {
      throw refused('characterIds', `${id} is neither public nor yours`);
    }
    const facts = await readCharacterFacts(db, id);
    const names = { user: NEUTRAL_NAME[view.locale], char: character.name };
    characters.push({
      card: character,
      facts: { ...fillCard(facts, names, hashText(seed)), name: character.name },
      parts: portraitPartsOf(id, parts.get(id) ?? null),
      isPublic,
    });
  }
  return characters;
}

/** @throws {AppError} CONFLICT where there is no character at all. */
async function findNearest(
  { database: { db }, explore }: AskedDeps,
  { locale, mature }: View,
  choices: readonly number[],
  seed: string,
): Promise<Nearest> {
  const { items } = await explore.listCharacters({ locale, mature }, { sort: 'popular', limit: CANDIDATES });
  const byTags = nearestCharacters(
    choices,
    items.map(({ characterId, tags }) => ({ characterId, tags, temperaments: [] })),
    seed,
  );
  const closer = await Promise.all(
    byTags.slice(0, READ_CLOSELY).map(async ({ characterId }) => {
      const { sketch, tags } = await readCharacterFacts(db, characterId);
      return { characterId, tags, temperaments: sketch?.temperaments ?? [] };
    }),
  );
  const [nearest] = nearestCharacters(choices, closer, seed);
  if (nearest === undefined) throw new AppError('CONFLICT', 'There are no characters here yet');
  return nearest;
}
