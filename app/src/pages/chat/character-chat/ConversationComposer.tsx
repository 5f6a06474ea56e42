import { Composer, type ComposerProps } from '@fabula/ui/chat';
import { useCallback } from 'react';

import { usePictures } from '../../../chat/use-pictures';

interface ConversationComposerProps extends Omit<ComposerProps, 'onSend' | 'pictures'> {
  /** Whether whoever answers looks at pictures. */
  readonly seesImages: boolean;
  /** Resolves to whether words and pictures have arrived; until then, and if not, both stay. */
  readonly onSend: (text: string, imageIds: readonly string[]) => Promise<boolean>;
}

/** Where a visitor writes in a chat: words, and the pictures that go with them. */
export function ConversationComposer({ seesImages, onSend, ...rest }: ConversationComposerProps) {
  const { pictures, imageIds, clear } = usePictures(seesImages);
  const send = useCallback(
    async (text: string) => {
      const hasArrived = await onSend(text, imageIds);
      if (hasArrived) clear();
      return hasArrived;
    },
    [onSend, imageIds, clear],
  );
  return <Composer {...rest} pictures={pictures} onSend={send} />;
}
