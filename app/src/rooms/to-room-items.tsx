import { FormattedDate } from 'react-intl';

import type { Room, RoomAuthor, RoomMessage } from '@fabula/sdk';
import type { RoomMemberValue, RoomSpeakerValue, RoomThreadItem } from '@fabula/ui/rooms';

import type { RoomState } from './room-state';

/** What messages need beyond themselves to be shown. */
interface ShownIn {
  readonly room: Room;
  readonly ledgerHref: LedgerHref;
}

/** Where the lines of the ledger stand that an entry begins. */
type LedgerHref = (entryId: string | undefined) => string;

/** The people of a room as they are shown. */
export const toMembers = ({ members, me }: Pick<Room, 'members' | 'me'>): RoomMemberValue[] =>
  members.map((member) => ({ ...member, mine: member.memberId === me?.memberId }));

/** Whether the reader may say something. */
export const canWriteIn = ({ status, me }: Pick<Room, 'status' | 'me'>): boolean =>
  status === 'open' && me !== null && !me.muted;

type Speaking = Exclude<RoomAuthor, { readonly kind: 'notice' }>;

const toSpeaker = (author: Speaking, { characters, members, me }: Room): RoomSpeakerValue => {
  if (author.kind === 'character') {
    const character = characters.find(({ characterId }) => characterId === author.characterId);
    return { kind: 'character', name: author.name, portrait: character?.portrait ?? null };
  }
  const member = members.find(({ memberId }) => memberId === author.memberId);
  return {
    kind: 'member',
    name: author.displayName,
    avatar: member?.avatar ?? null,
    isOwner: member?.role === 'owner',
    mine: author.memberId === me?.memberId,
  };
};

const toMessageItem = (message: RoomMessage, author: Speaking, { room, ledgerHref }: ShownIn): RoomThreadItem => {
  const { messageId, text, status, failure, truncated, retryAfterSeconds, edited, siblingIds, hidden, charge } =
    message;
  const speaker = toSpeaker(author, room);
  const isMine = speaker.kind === 'member' && speaker.mine;
  const isHere = author.kind === 'character' && speaker.kind === 'character' && speaker.portrait !== null;
  // As the server decides: a person's words are theirs, a character's the host's and of who has paid for them.
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
      canEdit,
      regeneratePrice: canEdit && isHere ? (room.quote?.points ?? 0) : null,
      canHide: room.own || isMine,
      canReport: !isMine && room.me !== null && status !== 'streaming' && text !== '',
      canRetry: isHere && canWriteIn(room),
      price:
        charge === null || charge.entryIds.length === 0
          ? null
          : { points: charge.points, ledgerHref: ledgerHref(charge.entryIds[0]) },
    },
  };
};

const toItem = (message: RoomMessage, shown: ShownIn): RoomThreadItem => {
  const { author, messageId } = message;
  return author.kind === 'notice'
    ? { kind: 'notice', id: messageId, notice: author.notice, name: author.displayName }
    : toMessageItem(message, author, shown);
};

const dayOf = ({ createdAt }: RoomMessage) => new Date(createdAt).toDateString();

const toDate = ({ messageId, createdAt }: RoomMessage): RoomThreadItem => ({
  kind: 'date',
  id: `date-${messageId}`,
  label: <FormattedDate value={createdAt} weekday="long" day="numeric" month="long" hour="numeric" minute="numeric" />,
});

/** What of a room its messages show; who is present is no part of it, and changes often. */
const lookOf = ({ own, status, me, members, characters, quote }: Room): string =>
  JSON.stringify([
    own,
    status,
    quote?.points,
    me?.memberId,
    me?.muted,
    members.map(({ memberId, avatar, role }) => [memberId, avatar, role]),
    characters.map(({ characterId, portrait }) => [characterId, portrait.small]),
  ]);

/**
 * Makes the items of a room's thread. What has not changed is the same item again, however long the thread: a new word
 * costs one item.
 */
export function createRoomItems(ledgerHref: LedgerHref) {
  const dates = new WeakMap<RoomMessage, RoomThreadItem>();
  let items = new WeakMap<RoomMessage, RoomThreadItem>();
  let look = '';
  const kept = (cache: WeakMap<RoomMessage, RoomThreadItem>, message: RoomMessage, make: () => RoomThreadItem) => {
    const item = cache.get(message) ?? make();
    cache.set(message, item);
    return item;
  };
  return ({ room, messages, olderCursor }: RoomState): readonly RoomThreadItem[] => {
    const before = look;
    look = lookOf(room);
    if (look !== before) items = new WeakMap();
    return messages.flatMap((message, index) => {
      const previous = messages[index - 1];
      // Whether a day begins with the first message is known only where nothing is left before it.
      const beginsDay = previous === undefined ? olderCursor === null : dayOf(previous) !== dayOf(message);
      return [
        ...(beginsDay ? [kept(dates, message, () => toDate(message))] : []),
        kept(items, message, () => toItem(message, { room, ledgerHref })),
      ];
    });
  };
}
