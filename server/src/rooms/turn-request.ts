import { OwnVoice } from '../chats/own-voice.ts';
import type { Queries } from '../db/database.ts';
import { sha256 } from '../lib/hash.ts';
import { foldForKeys } from '../prompt/keywords.ts';
import { finishedSentences } from '../prompt/last-sentence.ts';
import type { TextRequest } from '../providers/text/text-engine.ts';
import { callNames } from './call-names.ts';
import { namesOf, readCast, type RoomCharacter } from './cast.ts';
import { findMembers, findMembersById } from './member-store.ts';
import { findNewest } from './message-store.ts';
import type { RoomLimits } from './room-parts.ts';
import { assembleRoomPrompt, plainName, type RoomLine } from './room-prompt.ts';
import type { RoomMessageRow, RoomRow, RoomTurnRow } from './tables.ts';

/** Messages that are read for a prompt; no context has room for more. */
const MOST_MESSAGES = 300;
/** Replies that the engine is not to say again. */
const LAST_REPLIES = 8;
/** Newest messages that wake entries of the lore. */
const LORE_SCAN_DEPTH = 4;
const TEMPERATURE = 0.9;
/** As many as the chat completions protocol takes. */
const MOST_STOPS = 4;

/** What the engine is asked for a turn, and the voice that is let through. */
export interface TurnRequest {
  request: TextRequest;
  voice: OwnVoice;
}

export async function readTurnRequest(
  db: Queries,
  limits: RoomLimits,
  room: RoomRow,
  turn: RoomTurnRow,
  reply: RoomMessageRow,
): Promise<TurnRequest> {
  const cast = await readCast(db, room.room_id);
  const own = cast.find(({ characterId }) => characterId === turn.character_id);
  if (own === undefined) throw new Error(`The character ${turn.character_id} is not in the room`);
  const others = cast.filter((character) => character !== own);
  const people = (await findMembers(db, [room.room_id])).map((row) => row.display_name);
  const history = await readHistory(db, room.room_id, reply.ordinal);
  const seed = Number.parseInt(sha256(reply.message_id).slice(0, 8), 16);
  const addressee = await readAddressee(db, turn);
  const answered = history.findLast((line) => line.characterId !== turn.character_id);
  const { messages } = assembleRoomPrompt({
    ...limits,
    seed,
    characterId: turn.character_id,
    character: own.facts,
    others: others.map(({ facts }) => facts),
    people,
    addressee,
    history,
    lorebook: {
      entries: own.facts.lore.map((entry, index) => ({ ...entry, entryId: String(index) })),
      scanDepth: own.facts.loreRules.scanDepth ?? LORE_SCAN_DEPTH,
      recursive: own.facts.loreRules.recursive,
      tokenBudget: own.facts.loreRules.tokenBudget,
    },
    mature: room.mature === 1,
  });
  const foreign = [...people, ...others.flatMap(({ facts }) => namesOf(facts))].map(plainName);
  return {
    request: {
      messages,
      maxTokens: limits.replyTokens,
      temperature: TEMPERATURE,
      seed,
      stop: foreign.slice(0, MOST_STOPS).map((name) => `\n${name}:`),
      line: answered?.text ?? '',
      visitor: {
        name: addressee,
        description: '',
        said: history
          .filter((line) => line.characterId === null && line.speaker === addressee && line !== answered)
          .map(({ text }) => text),
        facts: [],
        summary: '',
        note: '',
      },
      character: own.facts,
      lastReplies: history
        .filter((line) => line.characterId === turn.character_id)
        .map(({ text }) => text)
        .toReversed()
        .slice(0, LAST_REPLIES),
    },
    voice: createVoice(own, others, people),
  };
}

/** What was said before a reply, oldest first, without what is hidden, and without the sentences that broke off. */
async function readHistory(db: Queries, roomId: string, before: number): Promise<RoomLine[]> {
  const rows = await findNewest(db, roomId, MOST_MESSAGES, before);
  return rows
    .filter((row) => row.kind !== 'notice' && row.hidden === 0)
    .map((row) => ({
      messageId: row.message_id,
      characterId: row.character_id,
      speaker: row.speaker_name,
      text: row.status === 'stopped' || row.status === 'failed' ? finishedSentences(row.text) : row.text,
    }))
    .filter(({ text }) => text.trim() !== '')
    .toReversed();
}

async function readAddressee(db: Queries, turn: RoomTurnRow): Promise<string> {
  const [member] = await findMembersById(db, [turn.member_id]);
  return member?.display_name ?? '';
}

/** Others may be called by the first word of their name, too. */
function createVoice(own: RoomCharacter, others: readonly RoomCharacter[], people: readonly string[]): OwnVoice {
  const named = [own, ...others].map(({ characterId, facts }) => ({ id: characterId, names: namesOf(facts) }));
  const called = callNames(named);
  const allNames = ({ characterId, facts }: RoomCharacter) => {
    const names = namesOf(facts).map(plainName);
    const short = names.map((name) => name.split(' ')[0] ?? '');
    const isOwn = (name: string) => called.get(characterId)?.includes(foldForKeys(name)) ?? false;
    return [...names, ...short.filter(isOwn)];
  };
  return new OwnVoice(allNames(own), [...people, ...others.flatMap(allNames)]);
}
