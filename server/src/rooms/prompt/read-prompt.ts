import type { Queries } from '../../db/database.ts';
import type { AssembledPrompt } from '../../prompt/prompt-input.ts';
import { readCast, type RoomCharacter } from '../cast/cast.ts';
import { findMembers } from '../store/member-store.ts';
import { findFacts } from '../store/fact-store.ts';
import { findSummary } from '../store/summary-store.ts';
import { readHistory } from './room-history.ts';
import type { RoomLimits } from '../room-deps.ts';
import { assembleRoomPrompt, type RoomLine } from './room-prompt.ts';
import type { RoomFactRow, RoomRow, RoomSummaryRow } from '../tables.ts';

const LORE_SCAN_DEPTH = 4;

export interface RoomPrompt {
  prompt: AssembledPrompt;
  own: RoomCharacter;
  others: RoomCharacter[];
  people: string[];
  history: RoomLine[];
  summary: RoomSummaryRow | undefined;
  facts: RoomFactRow[];
}

interface PromptFor {
  characterId: string;
  addressee: string;
  before: number;
  seed: number;
  /** Best first. */
  recalled?: readonly RoomLine[];
  /** For a prompt that is measured, not sent. */
  keepsRecallRoom?: boolean;
}

/** A reply's prompt, before its ordinal; undefined when the character is gone. */
export async function readRoomPrompt(
  db: Queries,
  limits: RoomLimits,
  room: RoomRow,
  asked: PromptFor,
): Promise<RoomPrompt | undefined> {
  const { addressee, before, characterId, keepsRecallRoom = false, recalled = [], seed } = asked;
  const roomId = room.room_id;
  const cast = await readCast(db, roomId);
  const own = cast.find((character) => character.characterId === characterId);
  if (own === undefined) return undefined;
  const others = cast.filter((character) => character !== own);
  const people = (await findMembers(db, [roomId])).map((row) => row.display_name);
  const history = await readHistory(db, roomId, before);
  const summary = await findSummary(db, roomId);
  const facts = await findFacts(db, roomId);
  const prompt = assembleRoomPrompt({
    contextTokens: limits.contextTokens,
    replyTokens: limits.replyTokens,
    seed,
    characterId,
    character: own.facts,
    scene: room.scene,
    others: others.map((other) => other.facts),
    people,
    addressee,
    history,
    recalled,
    keepsRecallRoom: keepsRecallRoom && limits.recall !== undefined,
    summary: summary?.text ?? '',
    facts: facts.map((fact) => ({ factId: fact.fact_id, text: fact.text, sourceMessageId: null })),
    lorebook: {
      entries: own.facts.lore.map((entry, index) => ({ ...entry, entryId: String(index) })),
      scanDepth: own.facts.loreRules.scanDepth ?? LORE_SCAN_DEPTH,
      recursive: own.facts.loreRules.recursive,
      tokenBudget: own.facts.loreRules.tokenBudget,
    },
    mature: room.mature === 1,
  });
  return { prompt, own, others, people, history, summary, facts };
}
