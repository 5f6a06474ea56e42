import { useCallback, useMemo, useState } from 'react';

import type { Thread } from './thread';

/** A branch that begins with the next message; until then the messages after its start are hidden. */
export function useBranchStart({ messages, activeMessageId }: Thread) {
  const [start, setStart] = useState<{ readonly messageId: string; readonly before: string } | null>(null);
  // Once anything has come to the chat, the path is another one.
  const startId = start?.before === activeMessageId ? start.messageId : null;
  const shown = useMemo(() => {
    const place = startId === null ? -1 : messages.findIndex(({ messageId }) => messageId === startId);
    return place < 0 ? messages : messages.slice(0, place + 1);
  }, [messages, startId]);
  const begin = useCallback((messageId: string) => setStart({ messageId, before: activeMessageId }), [activeMessageId]);
  const cancel = useCallback(() => setStart(null), []);
  return { startId, messages: shown, begin, cancel };
}
