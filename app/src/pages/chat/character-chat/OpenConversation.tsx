import { useCallback, useMemo, useState } from 'react';

import { stopReply, type Character } from '@fabula/sdk';
import { AiDisclosure, ChatHeader, ChatScreen, Composer, MessageThread } from '@fabula/ui/chat';

import type { Connection } from '../../../chat/follow';
import type { Thread } from '../../../chat/thread';
import { createThreadItems } from '../../../chat/to-thread-items';
import { useActs } from '../../../chat/use-acts';
import { useComposerState } from '../../../chat/use-composer-state';
import { useMessageActions } from '../../../chat/use-message-actions';
import { useThreadPages } from '../../../chat/use-thread-pages';
import { useWords } from '../../../chat/use-words';
import { useHrefs } from '../../../explore/use-hrefs';
import { paths } from '../../../routes/paths';
import { useLocale } from '../../../use-locale';

interface OpenConversationProps {
  readonly thread: Thread;
  readonly character: Character;
  readonly connection: Connection;
}

/** A conversation that is there: thread, composer, and the rooms beside it. */
export function OpenConversation({ thread, character, connection }: OpenConversationProps) {
  const { chatId, messages, quote } = thread;
  const locale = useLocale();
  const hrefs = useHrefs();
  const act = useActs();
  const [toItems] = useState(() =>
    createThreadItems({
      ledgerHref: (entryId) => paths.bonus.href(locale) + (entryId === undefined ? '' : `?entry=${entryId}`),
    }),
  );
  const isWhole = thread.olderCursor === null;
  const items = useMemo(() => toItems(messages, isWhole), [toItems, messages, isWhole]);
  const [branchFrom, setBranchFrom] = useState<string | null>(null);
  const pages = useThreadPages(chatId, thread);
  const words = useWords(chatId, thread, branchFrom);
  const actions = useMessageActions(chatId, { onReadAloud: null, onBranch: setBranchFrom });
  const replyId = messages.findLast(({ status }) => status === 'streaming')?.messageId;
  const state = useComposerState(quote, replyId !== undefined, connection);
  const stop = useCallback(() => {
    if (replyId === undefined) return;
    void act(`stop ${replyId}`, async (options) => void (await stopReply(chatId, replyId, options)));
  }, [act, chatId, replyId]);

  return (
    <ChatScreen
      header={
        <ChatHeader
          character={character}
          title={thread.title}
          profileHref={hrefs.character(character.characterId)}
          backHref={hrefs.character(character.characterId)}
          connection={connection}
          onSearch={() => undefined}
          onMemory={() => undefined}
          onNotes={() => undefined}
          onBranches={() => undefined}
          onExport={() => undefined}
        />
      }
      thread={<MessageThread character={character} items={items} actions={actions} {...pages} />}
      composer={
        <Composer
          key={words.boxId}
          name={character.name}
          state={state}
          initialDraft={words.initialDraft}
          onDraftChange={words.write}
          onSend={words.send}
          onStop={stop}
        />
      }
      disclosure={<AiDisclosure name={character.name} isOfflineEngine={quote.engine === 'offline'} />}
    />
  );
}
