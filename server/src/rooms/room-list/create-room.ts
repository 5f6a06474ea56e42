import { type CharacterCard, Room, type RoomForm } from '../../contract/validators.ts';
import type { Caller } from '../../http/caller.ts';
import { toClean, toPlainLine } from '../../lib/plain-text.ts';
import type { Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { View } from '../../http/view.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import { readMood } from '../../moods/read-mood.ts';
import { requireMember } from '../access/access.ts';
import { addMessage, addNotice } from '../messages/add-message.ts';
import { toDisplayName } from '../members/display-name.ts';
import { readGreetings } from './greetings.ts';
import { moderate } from '../../safety/moderate.ts';
import { insertMember } from '../store/member-store.ts';
import { requireFreeName } from '../members/names.ts';
import type { RoomDeps } from '../room-deps.ts';
import { countOwnRooms, insertRoom, replaceCharacters } from '../store/room-store.ts';
import { showRoom } from '../show/show-room.ts';
import type { RoomMemberRow } from '../tables.ts';

const MOST_ROOMS = 20;

interface NewRoom extends Pick<RoomForm, 'characterIds' | 'language' | 'title' | 'turnTaking'> {
  scene: string;
  mature: boolean;
  displayName: string;
}

/**
 * Opens a room with its characters' greetings.
 *
 * @throws {AppError} NOT_FOUND for a character that others may not see; VALIDATION_FAILED for the name; FORBIDDEN for
 * texts; CONFLICT for too many rooms.
 */
export async function createRoom(deps: RoomDeps, caller: Caller, form: RoomForm): Promise<Room> {
  const { accounts, clock, database, safety } = deps;
  const { ownerId, view } = caller;
  const profile = (await accounts.profiles(database.db, [ownerId])).get(ownerId);
  const displayName = toDisplayName(form.displayName ?? profile?.userName ?? '');
  const title = toPlainLine(form.title, 'title');
  await moderate(safety, title, 'title');
  const scene = toClean(form.scene ?? '').trim();
  await moderate(safety, scene, 'scene');
  await moderate(safety, displayName, 'displayName');
  const cast = await requireCast(deps, view, form.characterIds);
  const mature = cast.some((card) => card.mature);
  const greetings = await readGreetings(database.db, form.characterIds, displayName);
  const act = { ownerId, operation: 'createRoom', key: caller.key, input: form, now: clock.now() };
  return inTransaction(database, (trx) =>
    runIdempotent(trx, act, Room, async () => {
      if ((await countOwnRooms(trx, ownerId)) >= MOST_ROOMS) {
        throw new AppError('CONFLICT', 'You own too many open rooms: close one first');
      }
      const owner = await insert(trx, deps, ownerId, { ...form, title, scene, mature, displayName });
      const roomId = owner.room_id;
      await requireFreeName(trx, owner, displayName);
      await addNotice(trx, deps, owner, 'opened');
      for (const greeting of greetings) {
        const mood = readMood(greeting.text, form.language);
        await addMessage(trx, deps, roomId, { kind: 'character', ...greeting, mood });
      }
      const { member, room } = await requireMember(trx, caller, roomId);
      return showRoom(trx, deps, room, { member, cards: cast });
    }),
  );
}

/**
 * Characters that everyone in the caller's mode may see.
 *
 * @throws {AppError} FORBIDDEN for the caller's private one; NOT_FOUND for any other; VALIDATION_FAILED for a
 * duplicate.
 */
export async function requireCast(
  deps: Pick<RoomDeps, 'explore'>,
  view: View,
  characterIds: readonly string[],
): Promise<CharacterCard[]> {
  if (new Set(characterIds).size < characterIds.length) {
    throw new AppError('VALIDATION_FAILED', 'characterIds: must not contain duplicates', { field: 'characterIds' });
  }
  const { locale, mature } = view;
  const cards = await deps.explore.characterCards({ locale, mature }, characterIds);
  if (cards.length === characterIds.length) return cards;
  const known = await deps.explore.characterCards(view, characterIds);
  if (known.length === characterIds.length) {
    throw new AppError('FORBIDDEN', 'Only public characters can be in a room', {
      field: 'characterIds',
    });
  }
  throw new AppError('NOT_FOUND', 'There is no such character');
}

async function insert(trx: Trx, { clock, ids }: RoomDeps, ownerId: string, room: NewRoom): Promise<RoomMemberRow> {
  const now = clock.now();
  const owner: RoomMemberRow = {
    member_id: ids.next('mem'),
    room_id: ids.next('rom'),
    owner_id: ownerId,
    display_name: room.displayName,
    muted: 0,
    state: 'in',
    seen_count: 0,
    joined_at: now,
    invite_id: null,
  };
  await insertRoom(trx, {
    room_id: owner.room_id,
    owner_member_id: owner.member_id,
    title: room.title,
    scene: room.scene,
    language: room.language,
    turn_taking: room.turnTaking,
    status: 'open',
    mature: room.mature ? 1 : 0,
    speaking_id: null,
    message_count: 0,
    turn_count: 0,
    memory_version: 0,
    event_seq: 0,
    created_at: now,
    updated_at: now,
  });
  await insertMember(trx, owner);
  await replaceCharacters(trx, owner.room_id, room.characterIds);
  return owner;
}
