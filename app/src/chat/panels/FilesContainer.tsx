import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, exportChat, importChat, type Character, type ChatFormat } from '@fabula/sdk';
import { somethingFailed } from '@fabula/ui';
import { FilesPanel, notBrought } from '@fabula/ui/chat';

import { saveFile } from '../../browser/save-file';
import { putChat } from '../thread/thread-query';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { useHrefs } from '../../routes/use-hrefs';
import { useApp } from '../../context/use-app';

interface FilesContainerProps {
  readonly chatId: string;
  readonly character: Character;
  readonly onClose: () => void;
}

export function FilesContainer({ chatId, character, onClose }: FilesContainerProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useIdempotentRequest();
  const { toasts } = useApp();
  const here = useHrefs().chat(character.characterId);
  const [saving, setSaving] = useState<ChatFormat | null>(null);
  const [isBringing, setBringing] = useState(false);
  const [leftOut, setLeftOut] = useState(0);

  const save = async (format: ChatFormat) => {
    setSaving(format);
    await act(`save ${format}`, async () => saveFile(await exportChat(chatId, { format })));
    setSaving(null);
  };
  const bring = async (file: File) => {
    setBringing(true);
    setLeftOut(0);
    try {
      const { characterId } = character;
      const { chat, warnings } = await importChat({ characterId, content: await file.text() });
      putChat(client, chat);
      setLeftOut(warnings.length);
      await navigate(`${here}?chat=${chat.chatId}&panel=files`);
    } catch (error) {
      console.warn('A conversation could not be read from a file', error);
      toasts.show(error instanceof ApiError && error.reason === 'VALIDATION_FAILED' ? notBrought() : somethingFailed());
    } finally {
      setBringing(false);
    }
  };
  return (
    <FilesPanel
      saving={saving}
      onSave={(kind) => void save(kind)}
      onBring={(file) => void bring(file)}
      bringing={isBringing}
      leftOut={leftOut}
      onClose={onClose}
    />
  );
}
