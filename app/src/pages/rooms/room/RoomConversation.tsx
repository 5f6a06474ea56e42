import { useEffect, useMemo, useState } from 'react';

import type { ThreadJump } from '@fabula/ui/chat';
import { RoomThread, type RoomMessageActions } from '@fabula/ui/rooms';
import { useQueryClient } from '@tanstack/react-query';

import { useReplyPrice } from '../../../chat/thread/use-reply-price';
import { useCopyText } from '../../../live/use-copy-text';
import { roomCache } from '../../../rooms/room-query';
import { mayRegenerate, type RoomState } from '../../../rooms/room-state';
import { createRoomItems } from '../../../rooms/to-room-items';
import type { RoomActs } from '../../../rooms/use-room-acts';
import { useRoomPages } from '../../../rooms/use-room-pages';
import { paths } from '../../../routes/paths';
import { useLocale } from '../../../i18n/use-locale';

interface RoomConversationProps {
  readonly state: RoomState;
  readonly acts: RoomActs;
  readonly jump: ThreadJump | null;
  readonly onReport: (messageId: string) => void;
}

export function RoomConversation({ state, acts, jump, onReport }: RoomConversationProps) {
  const { roomId, title, quote } = state.room;
  const client = useQueryClient();
  const copyText = useCopyText();
  const bonus = paths.bonus.href(useLocale());
  const { fetchTo, ...pages } = useRoomPages(roomId, state.olderCursor === null);
  useEffect(() => {
    if (jump !== null) void fetchTo(jump.messageId);
  }, [fetchTo, jump]);
  const [toItems] = useState(() =>
    createRoomItems((entryId) => (entryId === undefined ? bonus : `${bonus}?entry=${entryId}`)),
  );
  const items = useMemo(() => toItems(state), [toItems, state]);
  const replyPrice = useReplyPrice(quote?.points ?? 0, quote?.balance ?? 0);

  const actions = useMemo((): RoomMessageActions => {
    const read = () => roomCache.read(client, roomId);
    const find = (messageId: string) => read()?.messages.find((message) => message.messageId === messageId);
    return {
      onCopy: (messageId) => copyText(find(messageId)?.text ?? ''),
      onHide: (messageId) => void acts.hide(messageId),
      onReport,
      onRetry: (messageId) => {
        const line = find(messageId);
        if (line?.author.kind !== 'character') return;
        void (mayRegenerate(read(), line) ? acts.regenerate(messageId) : acts.ask(line.author.characterId));
      },
      onRegenerate: (messageId) => void acts.regenerate(messageId),
      onEdit: (messageId, text) => void acts.edit(messageId, text),
      onSibling: (messageId, index) => {
        const versionId = find(messageId)?.siblingIds[index];
        if (versionId !== undefined) void acts.select(versionId);
      },
    };
  }, [client, roomId, copyText, acts, onReport]);

  return <RoomThread title={title} items={items} actions={actions} replyPrice={replyPrice} jump={jump} {...pages} />;
}
