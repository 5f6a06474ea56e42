import { Composer, StarterSwitch, type ComposerProps } from '@fabula/ui/chat';
import { useCallback, useMemo } from 'react';

import { useDrafting } from '../composer/use-drafting';
import { usePictures } from '../composer/use-pictures';
import { useStarters } from '../composer/use-starters';

interface ConversationComposerProps extends Omit<
  ComposerProps,
  'onSend' | 'pictures' | 'starters' | 'drafting' | 'tools'
> {
  readonly chatId: string;
  readonly afterId: string | null;
  readonly seesImages: boolean;
  /** Resolves to whether the message arrived; text and pictures stay until then. */
  readonly onSend: (text: string, settlePictures: () => Promise<readonly string[]>) => Promise<boolean>;
}

export function ConversationComposer({ chatId, afterId, seesImages, onSend, ...rest }: ConversationComposerProps) {
  const { balance, price } = rest.state;
  const drafting = useDrafting(chatId, price ?? 0, balance);
  const { isOn, onChange, starters } = useStarters(chatId, afterId);
  const tools = useMemo(() => <StarterSwitch isOn={isOn} onChange={onChange} />, [isOn, onChange]);
  const { pictures, settle, clear } = usePictures(chatId, seesImages);
  const send = useCallback(
    async (text: string) => {
      const hasArrived = await onSend(text, settle);
      if (hasArrived) clear();
      return hasArrived;
    },
    [onSend, settle, clear],
  );
  return (
    <Composer
      {...rest}
      pictures={pictures}
      starters={starters}
      {...(isOn ? { drafting } : {})}
      tools={tools}
      onSend={send}
    />
  );
}
