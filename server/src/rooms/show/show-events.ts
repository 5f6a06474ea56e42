import type { RoomEvent } from '../../contract/validators.ts';
import type { LoggedEvent } from '../../generations/event-log-store.ts';
import type { Caller } from '../../http/caller.ts';
import type { StreamEvent } from '../../http/event-streams.ts';
import type { Membership } from '../access/access.ts';
import { findMembersById } from '../store/member-store.ts';
import { findMessages } from '../store/message-store.ts';
import type { RoomDeps } from '../room-deps.ts';
import { findRoom } from '../store/room-store.ts';
import { showMessages } from './show-messages.ts';
import { showMembers, showRoom, showRoomCast } from './show-room.ts';
import type { RoomEventRow } from '../tables.ts';

export type RoomLogEvent = LoggedEvent<RoomEventRow['kind'], NonNullable<RoomEventRow['detail']>>;

export async function showEvents(
  deps: RoomDeps,
  { ownerId, view }: Caller,
  { member, room }: Membership,
  rows: readonly RoomLogEvent[],
): Promise<StreamEvent<RoomEvent>[]> {
  const { db } = deps.database;
  const subjects = (...kinds: RoomEventRow['kind'][]) => [
    ...new Set(rows.filter((row) => kinds.includes(row.kind)).map((row) => row.subject_id)),
  ];
  const messageIds = subjects('message-added', 'message-changed', 'reply-ended');
  const messages = await showMessages(db, deps, await findMessages(db, messageIds), ownerId);
  const messageOf = new Map(messages.map((message) => [message.messageId, message]));
  const current = rows.some((row) => row.kind === 'member-changed' || row.kind === 'room-changed')
    ? await findRoom(db, room.room_id)
    : room;
  if (current === undefined) throw new Error(`The room ${room.room_id} is gone`);
  const members = await showMembers(db, deps, current, await findMembersById(db, subjects('member-changed')));
  const memberOf = new Map(members.map((one) => [one.memberId, one]));
  const shownRoom = rows.some((row) => row.kind === 'room-changed')
    ? await showRoom(db, deps, current, { member, cards: await showRoomCast(deps, view, room.room_id) })
    : undefined;
  const balance = messageIds.length === 0 ? 0 : await deps.points.balance(db, ownerId);

  const toEvent = {
    'message-added': (row) => ({ kind: 'message-added', message: found(messageOf.get(row.subject_id), row) }),
    'message-changed': (row) => ({ kind: 'message-changed', message: found(messageOf.get(row.subject_id), row) }),
    'message-hidden': (row) => ({ kind: 'message-hidden', messageId: row.subject_id }),
    'reply-text': (row) => ({
      kind: 'reply-text',
      messageId: row.subject_id,
      offset: row.text_offset ?? 0,
      text: row.text ?? '',
    }),
    'reply-ended': (row) => ({ kind: 'reply-ended', message: found(messageOf.get(row.subject_id), row), balance }),
    'member-changed': (row) => ({
      kind: 'member-changed',
      change: changeOf(row.detail),
      member: found(memberOf.get(row.subject_id), row),
    }),
    'presence-changed': (row) => ({
      kind: 'presence-changed',
      memberId: row.subject_id,
      present: row.detail === 'present',
    }),
    'room-changed': (row) => ({ kind: 'room-changed', room: found(shownRoom, row) }),
  } as const satisfies Record<RoomEventRow['kind'], (row: RoomLogEvent) => RoomEvent>;
  return rows.map((row) => ({ id: String(row.seq), event: toEvent[row.kind](row) }));
}

function found<Thing>(thing: Thing | undefined, row: RoomLogEvent): Thing {
  if (thing === undefined) throw new Error(`Event ${row.seq} refers to a missing row`);
  return thing;
}

function changeOf(detail: RoomEventRow['detail']) {
  return detail === 'joined' || detail === 'left' || detail === 'removed' ? detail : 'changed';
}
