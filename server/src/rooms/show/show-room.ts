import type { CharacterCard, Room, RoomMember, RoomQuote } from '../../contract/validators.ts';
import { readFrames } from '../../cosmetics/read-worn.ts';
import type { Queries } from '../../db/database.ts';
import { readExpressions } from '../../explore/expressions/read-expressions.ts';
import type { View } from '../../http/view.ts';
import { isOwner } from '../access/access.ts';
import { findMembers, findMembersById } from '../store/member-store.ts';
import { MOST_REPLIES } from '../cast/plan-turns.ts';
import { findPresent } from '../store/presence-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import { findRoomCharacters } from '../store/room-store.ts';
import type { RoomMemberRow, RoomRow } from '../tables.ts';
import { findWaiting } from '../store/turn-store.ts';

type ShowDeps = Pick<RoomDeps, 'accounts' | 'clock' | 'engine' | 'points' | 'price'>;

export interface RoomViewer {
  /** Undefined for a visitor. */
  member: RoomMemberRow | undefined;
  /** As the viewer sees them, unordered. */
  cards: readonly CharacterCard[];
}

const NOTHING = {
  members: [],
  me: null,
  quote: null,
  speakingId: null,
  waitingCharacterIds: [],
  quietCharacterIds: [],
  messageCount: 0,
  memoryVersion: 0,
  scene: '',
  lastEventId: '0',
} satisfies Partial<Room>;

export async function showRoom(db: Queries, deps: ShowDeps, room: RoomRow, viewer: RoomViewer): Promise<Room> {
  const { cards, member } = viewer;
  const roomId = room.room_id;
  const characters = await findRoomCharacters(db, [roomId]);
  const rows = await findMembers(db, [roomId]);
  const [owner] = await findMembersById(db, [room.owner_member_id]);
  const facts = {
    roomId,
    title: room.title,
    language: room.language,
    turnTaking: room.turn_taking,
    status: room.status,
    mature: room.mature === 1,
    ownerName: owner?.display_name ?? room.title,
    own: member !== undefined && isOwner(room, member),
    characters: characters.flatMap((row) => cards.find((card) => card.characterId === row.character_id) ?? []),
    memberCount: rows.length,
    createdAt: new Date(room.created_at).toISOString(),
    updatedAt: new Date(room.updated_at).toISOString(),
  };
  if (member === undefined) return { ...facts, ...NOTHING };
  const members = await showMembers(db, deps, room, rows);
  const waiting = await findWaiting(db, roomId);
  const faces = await readExpressions(
    db,
    facts.characters.map((card) => card.characterId),
  );
  const expressions = facts.characters.flatMap(({ characterId }) => {
    const found = faces.get(characterId);
    return found === undefined ? [] : [{ characterId, expressions: found }];
  });
  return {
    ...facts,
    ...(expressions.length === 0 ? {} : { expressions }),
    members,
    me: members.find(({ memberId }) => memberId === member.member_id) ?? null,
    quote: await showQuote(db, deps, member.owner_id),
    speakingId: room.speaking_id,
    waitingCharacterIds: waiting.map((turn) => turn.character_id),
    quietCharacterIds: characters.filter((row) => row.quiet === 1).map((row) => row.character_id),
    scene: room.scene,
    messageCount: room.message_count,
    memoryVersion: room.memory_version,
    lastEventId: String(room.event_seq),
  };
}

export async function showMembers(
  db: Queries,
  { accounts, clock }: Pick<RoomDeps, 'accounts' | 'clock'>,
  room: RoomRow,
  rows: readonly RoomMemberRow[],
): Promise<RoomMember[]> {
  const present = await findPresent(db, room.room_id, clock.now());
  const ownerIds = rows.map((row) => row.owner_id);
  const profiles = await accounts.profiles(db, ownerIds);
  const frames = await readFrames(db, ownerIds);
  const pictureOf = (row: RoomMemberRow) => profiles.get(row.owner_id)?.avatarUrl ?? '';
  return rows.map((row) => ({
    memberId: row.member_id,
    displayName: row.display_name,
    avatar: pictureOf(row) === '' ? null : pictureOf(row),
    frameId: frames.get(row.owner_id) ?? null,
    role: isOwner(room, row) ? 'owner' : 'member',
    muted: row.muted === 1,
    present: row.state === 'in' && present.has(row.member_id),
    joinedAt: new Date(row.joined_at).toISOString(),
  }));
}

/** Not within a transaction. */
export async function showRoomCast(
  deps: Pick<RoomDeps, 'database' | 'explore'>,
  view: View,
  roomId: string,
): Promise<CharacterCard[]> {
  const rows = await findRoomCharacters(deps.database.db, [roomId]);
  return showCast(
    deps,
    view,
    rows.map((row) => row.character_id),
  );
}

/** Not within a transaction. */
export async function showCast(
  { explore }: Pick<RoomDeps, 'explore'>,
  { locale, mature }: View,
  characterIds: readonly string[],
): Promise<CharacterCard[]> {
  return explore.metCharacterCards({ locale, mature }, characterIds);
}

async function showQuote(
  db: Queries,
  { engine, points, price }: Pick<RoomDeps, 'engine' | 'points' | 'price'>,
  walletId: string,
): Promise<RoomQuote> {
  return {
    points: price(),
    mostReplies: MOST_REPLIES,
    balance: await points.balance(db, walletId),
    engine: engine.name,
  };
}
