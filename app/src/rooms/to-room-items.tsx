import type { Room, RoomAuthor, RoomMessage } from '@fabula/sdk';
import type { RoomMemberValue, RoomSpeakerValue, RoomThreadItem } from '@fabula/ui/rooms';

import { createDatedItems, keptOf } from '../live/dated-items';
import { toPrice, type LedgerHref } from '../live/message-price';
import type { RoomState } from './room-state';

interface ShownIn {
  readonly room: Room;
  readonly ledgerHref: LedgerHref;
}

export const toMembers = ({ members, me }: Pick<Room, 'members' | 'me'>): RoomMemberValue[] =>
  members.map((member) => ({
    ...member,
    frame: member.frameId ?? undefined,
    mine: member.memberId === me?.memberId,
  }));

export const canWriteIn = ({ status, me }: Pick<Room, 'status' | 'me'>): boolean =>
  status === 'open' && me !== null && !me.muted;

type Speaking = Exclude<RoomAuthor, { readonly kind: 'notice' }>;

const toSpeaker = (author: Speaking, { characters, expressions, members, me }: Room): RoomSpeakerValue => {
  if (author.kind === 'character') {
    const character = characters.find(({ characterId }) => characterId === author.characterId);
    return {
      kind: 'character',
      name: author.name,
      portrait: character?.portrait ?? null,
      expressions: expressions?.find(({ characterId }) => characterId === author.characterId)?.expressions,
    };
  }
  const member = members.find(({ memberId }) => memberId === author.memberId);
  return {
    kind: 'member',
    name: author.displayName,
    avatar: member?.avatar ?? null,
    frame: member?.frameId ?? undefined,
    isOwner: member?.role === 'owner',
    mine: author.memberId === me?.memberId,
  };
};

const toMessageItem = (message: RoomMessage, author: Speaking, { room, ledgerHref }: ShownIn): RoomThreadItem => {
  const { messageId, text, status, failure, truncated, retryAfterSeconds, edited, siblingIds, hidden, charge, mood } =
    message;
  const speaker = toSpeaker(author, room);
  const isMine = speaker.kind === 'member' && speaker.mine;
  const isHere = author.kind === 'character' && speaker.kind === 'character' && speaker.portrait !== null;
  // Same rule as the server: people edit their own words; the host and the payer edit a character's.
  const canEdit = canWriteIn(room) && (author.kind === 'member' ? isMine : room.own || charge !== null);
  return {
    kind: 'message',
    message: {
      messageId,
      speaker,
      text,
      status,
      failure,
      truncated,
      retryAfterSeconds,
      edited,
      siblings: { index: siblingIds.indexOf(messageId), count: siblingIds.length },
      hidden,
      mood,
      canEdit,
      regeneratePrice: canEdit && isHere ? (room.quote?.points ?? 0) : null,
      canHide: room.own || isMine,
      canReport: !isMine && room.me !== null && status !== 'streaming' && text !== '',
      canRetry: isHere && canWriteIn(room),
      price: toPrice(message, ledgerHref),
    },
  };
};

const toItem = (message: RoomMessage, shown: ShownIn): RoomThreadItem => {
  const { author, messageId } = message;
  return author.kind === 'notice'
    ? { kind: 'notice', id: messageId, notice: author.notice, name: author.displayName }
    : toMessageItem(message, author, shown);
};

/** The part of a room that its messages depend on; presence, which changes often, is not in it. */
const lookOf = ({ own, status, me, members, characters, expressions, quote }: Room): string =>
  JSON.stringify([
    own,
    status,
    quote?.points,
    me?.memberId,
    me?.muted,
    members.map(({ memberId, avatar, role }) => [memberId, avatar, role]),
    characters.map(({ characterId, portrait }) => [characterId, portrait.small]),
    expressions,
  ]);

/** Makes thread items of a room's messages and reuses unchanged ones, so that a new word costs one item. */
export function createRoomItems(ledgerHref: LedgerHref) {
  const datedItems = createDatedItems<RoomMessage>();
  let items = new WeakMap<RoomMessage, RoomThreadItem>();
  let look = '';
  return ({ room, messages, olderCursor }: RoomState): readonly RoomThreadItem[] => {
    const before = look;
    look = lookOf(room);
    if (look !== before) items = new WeakMap();
    const itemOf = (message: RoomMessage) => keptOf(items, message, () => toItem(message, { room, ledgerHref }));
    return datedItems(messages, olderCursor === null, itemOf);
  };
}
