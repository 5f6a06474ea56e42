import { LazyUnsentMessage, type UnsentActions } from '@fabula/ui/chat';
import { useMemo } from 'react';

import { useApp, useVisitor } from '../../context/use-app';
import { unsentStore } from '../../unsent/lazy';
import { writtenIn } from '../../unsent/session-mark';
import { useUnsentList } from '../composer/use-unsent-messages';

const noPrice = { points: 0, isLacking: false };

/**
 * What was written in a conversation that is not there any more: it cannot be sent, and is not lost. To another account of
 * a shared device a conversation is not there either: what was written in another session is not shown.
 */
export function UnsentLeftovers({ chatId }: { readonly chatId: string }) {
  const { session } = useApp().visitor;
  const { hasSession } = useVisitor();
  const kept = useUnsentList(chatId);
  const list = hasSession ? writtenIn(kept, session?.current()) : [];
  const actions = useMemo(
    (): UnsentActions => ({
      onSend: null,
      onRemove: (key) => {
        unsentStore()
          .then(({ changeUnsent }) => changeUnsent(chatId, key, () => null))
          .catch((error: unknown) => console.warn('An unsent message could not be removed', error));
      },
    }),
    [chatId],
  );
  return list.map(({ key, text }) => (
    <LazyUnsentMessage key={key} id={key} unsent={{ text, state: 'gone' }} actions={actions} replyPrice={noPrice} />
  ));
}
