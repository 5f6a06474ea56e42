import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';

import { useApp } from '../../context/use-app';
import { createReader } from '../../listening/reader';
import { pageKeys } from '../../session/storage-keys';
import { threadCache } from './thread-query';

const openReader = () =>
  'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
    ? createReader(window.speechSynthesis, (text) => new SpeechSynthesisUtterance(text))
    : undefined;

/** How a message is read: by a voice of the device, or by a model, whose controls then stand over the composer. */
export interface ReadMessage {
  readonly messageId: string;
  readonly by: 'device' | 'model';
}

/** Reads messages aloud; null where the browser has no voice. `language` is a BCP 47 tag. */
export function useReading(chatId: string, language: string) {
  const client = useQueryClient();
  const { storage } = useApp().visitor;
  const [reader] = useState(openReader);
  const [read, setRead] = useState<ReadMessage | null>(null);
  const readingId = read?.messageId ?? null;
  useEffect(() => () => reader?.stop(), [reader]);

  const stop = useCallback(() => {
    reader?.stop();
    setRead(null);
  }, [reader]);
  const readByDevice = useCallback(
    (messageId: string) => {
      const thread = threadCache.read(client, chatId);
      const message = thread?.messages.find((candidate) => candidate.messageId === messageId);
      if (message === undefined) return;
      setRead({ messageId, by: 'device' });
      const end = () =>
        setRead((current) => (current?.messageId === messageId && current.by === 'device' ? null : current));
      reader?.read(message.text, language, end);
    },
    [client, chatId, language, reader],
  );
  const readByModel = useCallback(
    (messageId: string) => {
      reader?.stop();
      setRead({ messageId, by: 'model' });
    },
    [reader],
  );
  const toggle = useCallback(
    (messageId: string) => {
      if (messageId === readingId) return stop();
      if ((storage.getItem(pageKeys.modelVoice) ?? '') === '') readByDevice(messageId);
      else readByModel(messageId);
    },
    [readByDevice, readByModel, readingId, stop, storage],
  );
  return { read, onReadAloud: reader === undefined ? null : toggle, readByDevice, readByModel, stop };
}
