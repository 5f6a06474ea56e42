import { Composer, type ComposerProps } from '@fabula/ui/chat';
import { useCallback } from 'react';

import { usePictures } from '../use-pictures';

interface ConversationComposerProps extends Omit<ComposerProps, 'onSend' | 'pictures'> {
  readonly chatId: string;
  /** Whether whoever answers looks at pictures. */
  readonly seesImages: boolean;
  /** Resolves to whether words and pictures have arrived; until then, and if not, both stay. */
  readonly onSend: (text: string, settlePictures: () => Promise<readonly string[]>) => Promise<boolean>;
}

/** Where a visitor writes in a chat: words, and the pictures that go with them. */
export function ConversationComposer({ chatId, seesImages, onSend, ...rest }: ConversationComposerProps) {
  const { pictures, settle, clear } = usePictures(chatId, seesImages);
  const send = useCallback(
    async (text: string) => {
      const hasArrived = await onSend(text, settle);
      if (hasArrived) clear();
      return hasArrived;
    },
    [onSend, settle, clear],
  );
  return <Composer {...rest} pictures={pictures} onSend={send} />;
}
