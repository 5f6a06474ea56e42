import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { updateChat } from '@fabula/sdk';
import { NotesPanel } from '@fabula/ui/chat';

import type { Thread } from '../thread/thread';
import { putChat } from '../thread/thread-query';
import { useIdempotentRequest } from '../../live/use-idempotent-request';

interface NotesContainerProps {
  readonly thread: Thread;
  readonly onClose: () => void;
}

export function NotesContainer({ thread: { chatId, notes }, onClose }: NotesContainerProps) {
  const client = useQueryClient();
  const act = useIdempotentRequest();
  const [isSaving, setSaving] = useState(false);
  const save = async (next: string) => {
    setSaving(true);
    await act(`notes ${next}`, async (options) => putChat(client, await updateChat(chatId, { notes: next }, options)));
    setSaving(false);
  };
  return <NotesPanel notes={notes} saving={isSaving} onSave={(next) => void save(next)} onClose={onClose} />;
}
