import { OwnVoice } from '../../generations/own-voice.ts';
import type { Queries } from '../../db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import { foldForKeys } from '../../prompt/keywords.ts';
import type { Recall } from '../../recall/recall.ts';
import type { TextRequest } from '../../providers/text/text-engine.ts';
import { callNames } from '../cast/call-names.ts';
import { namesOf, type RoomCharacter } from '../cast/cast.ts';
import { findMembersById } from '../store/member-store.ts';
import { findVersions } from '../store/message-store.ts';
import { readRoomPrompt, type RoomPrompt } from './read-prompt.ts';
import { findRecalled } from './recalled-lines.ts';
import type { RoomLimits } from '../room-deps.ts';
import { plainName, type RoomLine } from './room-prompt.ts';
import type { RoomMessageRow, RoomRow, RoomTurnRow } from '../tables.ts';

const LAST_REPLIES = 8;
const TEMPERATURE = 0.9;
/** The protocol's maximum. */
const MOST_STOPS = 4;

export interface TurnRequest {
  request: TextRequest;
  voice: OwnVoice;
}

/** What an engine is asked for a reply, with earlier messages that matter for it. Throws the signal's reason. */
export async function readTurnRequest(
  db: Queries,
  limits: RoomLimits,
  { reply, room, turn }: { room: RoomRow; turn: RoomTurnRow; reply: RoomMessageRow },
  signal: AbortSignal,
): Promise<TurnRequest> {
  const seed = Number.parseInt(sha256(reply.message_id).slice(0, 8), 16);
  const addressee = await readAddressee(db, turn);
  const { character_id: characterId } = turn;
  const asked = { characterId, addressee, before: reply.ordinal, seed };
  const usual = await readRoomPrompt(db, limits, room, asked);
  const recalled = usual && limits.recall ? await recallFor(db, limits.recall, usual, turn, signal) : [];
  const read = recalled.length === 0 ? usual : await readRoomPrompt(db, limits, room, { ...asked, recalled });
  if (read === undefined) throw new Error(`The character ${characterId} is not in the room`);
  const { facts, history, others, own, people, prompt, summary } = read;
  const answered = history.findLast((line) => line.characterId !== characterId);
  const foreign = [...people, ...others.flatMap(({ facts }) => namesOf(facts))].map(plainName);
  return {
    request: {
      messages: prompt.messages,
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
        facts: facts.map(({ text }) => text),
        summary: summary?.text ?? '',
        note: '',
      },
      character: own.facts,
      lastReplies: (await readOtherTries(db, turn, reply)).concat(
        history
          .filter((line) => line.characterId === characterId)
          .map(({ text }) => text)
          .toReversed()
          .slice(0, LAST_REPLIES),
      ),
    },
    voice: createVoice(own, others, people),
  };
}

/** For the message that the turn answers, else for the last words of a person. */
async function recallFor(
  db: Queries,
  recall: Recall,
  { history, prompt }: RoomPrompt,
  { cause_id: causeId, room_id: roomId }: RoomTurnRow,
  signal: AbortSignal,
): Promise<RoomLine[]> {
  const question =
    history.find(({ messageId }) => messageId === causeId) ??
    history.findLast(({ characterId }) => characterId === null);
  return findRecalled(db, recall, { roomId, history, prompt, question }, signal);
}

async function readOtherTries(db: Queries, turn: RoomTurnRow, reply: RoomMessageRow): Promise<string[]> {
  if (turn.place_id === null) return [];
  const versions = await findVersions(db, [turn.place_id]);
  return versions.filter((row) => row.message_id !== reply.message_id && row.text !== '').map(({ text }) => text);
}

async function readAddressee(db: Queries, turn: RoomTurnRow): Promise<string> {
  const [member] = await findMembersById(db, [turn.member_id]);
  return member?.display_name ?? '';
}

/** Others' first names count too. */
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
