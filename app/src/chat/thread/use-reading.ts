import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import { createReader } from '../../listening/reader';
import { threadCache } from './thread-query';

const openReader = () =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? createReader(window.speechSynthesis, (text) => new SpeechSynthesisUtterance(text))
    : undefined;

/** Reads messages aloud; null where the browser has no voice. `language` is a BCP 47 tag. */
export function useReading(chatId: string, language: string) {
  const client = useQueryClient();
  const [reader] = useState(openReader);
  const [readingId, setReadingId] = useState<string | null>(null);
  useEffect(() => () => reader?.stop(), [reader]);

  const toggle = useCallback(
    (messageId: string) => {
      if (messageId === readingId) {
        reader?.stop();
        setReadingId(null);
        return;
      }
      const thread = threadCache.read(client, chatId);
      const message = thread?.messages.find((candidate) => candidate.messageId === messageId);
      if (message === undefined) return;
      setReadingId(messageId);
      const end = () => setReadingId((current) => (current === messageId ? null : current));
      reader?.read(message.text, language, end);
    },
    [client, chatId, language, reader, readingId],
  );
  return { readingId, onReadAloud: reader === undefined ? null : toggle };
}
