import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { quoteReply, updateChatSettings, type ChatSettings } from '@fabula/sdk';
import { getGetChatSettingsQueryKey, useGetChatSettings } from '@fabula/sdk/react';
import { SettingsPanel } from '@fabula/ui/chat';

import { useApp } from '../../context/use-app';
import { withQuote } from '../thread/thread';
import { changeThread } from '../thread/thread-query';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { WaitingPanel } from './WaitingPanel';

interface SettingsContainerProps {
  readonly chatId: string;
  readonly onClose: () => void;
}

export function SettingsContainer({ chatId, onClose }: SettingsContainerProps) {
  const client = useQueryClient();
  const { usesPoints } = useApp();
  const act = useIdempotentRequest();
  const [saves, setSaves] = useState({ isSaving: false, count: 0 });
  const { data, isError, isFetching, refetch } = useGetChatSettings(chatId, { query: { staleTime: 0 } });
  if (data === undefined) {
    return <WaitingPanel failed={isError} retrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const { settings, ...bounds } = data;
  const save = async (next: ChatSettings) => {
    setSaves((before) => ({ ...before, isSaving: true }));
    const isSaved = await act(`settings ${JSON.stringify(next)}`, async (options) => {
      client.setQueryData(getGetChatSettingsQueryKey(chatId), await updateChatSettings(chatId, next, options));
      // Another model has another price.
      const quote = await quoteReply(chatId);
      changeThread(client, chatId, (thread) => withQuote(thread, quote));
    });
    setSaves(({ count }) => ({ isSaving: false, count: isSaved ? count + 1 : count }));
  };
  return (
    <SettingsPanel
      // What was saved is what the form begins with.
      key={saves.count}
      settings={settings}
      bounds={usesPoints ? bounds : { ...bounds, usesPoints, models: bounds.models.map(({ model }) => ({ model })) }}
      saving={saves.isSaving}
      onSave={(next) => void save(next)}
      onClose={onClose}
    />
  );
}
