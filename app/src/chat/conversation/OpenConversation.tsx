import { lazy, Suspense, useCallback, useMemo, useState } from 'react';

import { stopReply, type Character } from '@fabula/sdk';
import { AiDisclosure, ChatHeader, ChatScreen, MessageThread, ThreadScene, WornPaper } from '@fabula/ui/chat';

import { useApp } from '../../context/use-app';
import type { Connection } from '../../live/event-subscription';
import type { Thread } from '../thread/thread';
import { latestMood } from '../thread/latest-mood';
import { createThreadItems } from '../thread/to-thread-items';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { chatThreads } from '../thread/chat-threads';
import { useWorn } from '../../shop/use-worn';
import { useThreadBalance } from '../../shop/use-thread-balance';
import { useBranchStart } from '../thread/use-branch-start';
import { useChatAddress } from '../opening/use-chat-address';
import { useComposerState } from '../composer/use-composer-state';
import { useFocusOnOpen } from '../composer/use-focus-on-open';
import { useJump } from '../thread/use-jump';
import { useMessageActions } from '../thread/use-message-actions';
import { useReading } from '../thread/use-reading';
import { useReplyPrice } from '../thread/use-reply-price';
import { useRewording } from '../thread/use-rewording';
import { useThreadPages } from '../thread/use-thread-pages';
import { useMessageDraft } from '../composer/use-message-draft';
import { useUnsentMessages } from '../composer/use-unsent-messages';
import { LoadingPanel } from '../panels/WaitingPanel';
import { useHrefs } from '../../routes/use-hrefs';
import { loadChunk } from '../../lazy/chunk';
import { paths } from '../../routes/paths';
import { useLocale } from '../../i18n/use-locale';
import { ChatNotices } from './ChatNotices';
import { CompanionContainer } from './CompanionContainer';
import { ConversationComposer } from './ConversationComposer';
import type { ChatSlots } from './slots';

const ChatSide = lazy(async () => ({ default: (await loadChunk(() => import('./ChatSide'))).ChatSide }));
const ReadingContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../thread/ReadingContainer'))).ReadingContainer,
}));
const ReportContainer = lazy(async () => ({
  default: (await loadChunk(() => import('../../posts/ReportContainer'))).ReportContainer,
}));

interface OpenConversationProps {
  readonly thread: Thread;
  readonly character: Character;
  readonly connection: Connection;
  readonly around: ChatSlots | undefined;
}

export function OpenConversation({ thread, character, connection, around }: OpenConversationProps) {
  const { chatId, quote } = thread;
  const locale = useLocale();
  const { usesPoints } = useApp();
  const profileHref = useHrefs().character(character.characterId);
  const { paper } = useWorn();
  const { panel, message, open, close, goTo } = useChatAddress();
  const act = useIdempotentRequest();
  const [toItems] = useState(() => {
    const bonus = paths.bonus.href(locale);
    return createThreadItems({
      ledgerHref: (entryId) => (entryId === undefined ? bonus : `${bonus}?entry=${entryId}`),
    });
  });

  const branch = useBranchStart(thread);
  const { messages } = branch;
  const isWhole = thread.olderCursor === null;
  const sent = useMemo(() => toItems(messages, isWhole), [toItems, messages, isWhole]);
  const unsent = useUnsentMessages(thread);
  const items = useMemo(() => (unsent.isAny ? [...sent, ...unsent.items] : sent), [sent, unsent.isAny, unsent.items]);
  const pages = useThreadPages(chatId, thread);
  const words = useMessageDraft(chatId, thread, branch.startId, unsent.isAny);
  const [reportedId, setReportedId] = useState<string>();
  const reading = useReading(chatId, character.language);
  const { onReadAloud, read } = reading;
  const { rewordedId, onReword, onUndoReword } = useRewording(chatId);
  const actions = useMessageActions(chatId, {
    onReadAloud,
    onBranch: branch.begin,
    onReport: setReportedId,
    onReword,
    onUndoReword,
  });
  const jump = useJump(chatId, message);
  const box = useFocusOnOpen(panel === undefined && message === null);
  const replyPrice = useReplyPrice(quote.points, quote.balance);
  useThreadBalance(chatThreads, chatId, quote.balance);

  const replyId = thread.messages.findLast(({ status }) => status === 'streaming')?.messageId;
  const { hasNewer, onNewest } = pages;
  const { send: sendWords } = words;
  const [scrollToEndRequest, setScrollToEndRequest] = useState<object | null>(null);
  const send = useCallback(
    async (text: string, settlePictures: () => Promise<readonly string[]>) => {
      // Sending scrolls to the end, where the answer will be.
      setScrollToEndRequest({});
      const hasArrived = await sendWords(text, settlePictures);
      if (hasArrived && hasNewer) onNewest();
      return hasArrived;
    },
    [sendWords, hasNewer, onNewest],
  );
  const state = useComposerState(quote, replyId !== undefined, connection);
  const stop = useCallback(() => {
    if (replyId === undefined) return;
    void act(`stop ${replyId}`, async (options) => void (await stopReply(chatId, replyId, options)));
  }, [act, chatId, replyId]);

  const place = around === undefined ? character.scene : around.scene;
  const scene = useMemo(() => <ThreadScene scene={place} portrait={character.portrait} />, [place, character.portrait]);
  // The same element while words arrive: it is not rendered again.
  const mood = latestMood(messages);
  const companion = useMemo(
    () => <CompanionContainer chatId={chatId} character={character} mood={mood} />,
    [chatId, character, mood],
  );

  return (
    <ChatScreen
      header={
        <>
          {around?.over}
          <ChatHeader
            character={character}
            title={thread.title === character.name ? character.tagline : thread.title}
            profileHref={profileHref}
            backHref={around?.backHref ?? profileHref}
            connection={connection}
            balance={usesPoints ? quote.balance : undefined}
            pricesHref={paths.prices.href(locale)}
            onSearch={() => open('search')}
            onMemory={() => open('memory')}
            onNotes={() => open('notes')}
            onPersonas={() => open('personas')}
            onSettings={() => open('settings')}
            onBranches={() => open('branches')}
            onChats={around === undefined ? () => open('chats') : null}
            onExport={() => open('files')}
          />
        </>
      }
      scene={scene}
      paper={paper && <WornPaper paper={paper} />}
      thread={
        <MessageThread
          scrollToEndRequest={scrollToEndRequest}
          character={character}
          items={items}
          actions={actions}
          replyPrice={replyPrice}
          jump={jump}
          readingId={read?.messageId ?? null}
          rewordedId={rewordedId}
          unsentActions={unsent.actions}
          {...pages}
        />
      }
      notices={
        <>
          {around?.notices}
          <ChatNotices thread={thread} isBranching={branch.startId !== null} onBranchCancel={branch.cancel} />
          {read !== null && (
            <Suspense>
              <ReadingContainer
                key={read.messageId}
                chatId={chatId}
                character={character}
                read={read}
                reading={reading}
              />
            </Suspense>
          )}
          {reportedId !== undefined && (
            <Suspense>
              <ReportContainer
                target={{ kind: 'message', chatId, messageId: reportedId }}
                onClose={() => setReportedId(undefined)}
              />
            </Suspense>
          )}
        </>
      }
      composer={
        <ConversationComposer
          key={words.number}
          chatId={chatId}
          ref={box}
          name={character.name}
          state={state}
          initialDraft={words.initialDraft}
          onDraftChange={words.write}
          afterId={replyId === undefined ? thread.activeMessageId : null}
          seesImages={quote.seesImages}
          onSend={send}
          onStop={stop}
        />
      }
      disclosure={<AiDisclosure name={character.name} isOfflineEngine={quote.engine === 'offline'} />}
      companion={around?.companion ?? companion}
      side={
        panel && (
          <Suspense fallback={<LoadingPanel onClose={close} />}>
            <ChatSide key={panel} panel={panel} thread={thread} character={character} onOpen={goTo} onClose={close} />
          </Suspense>
        )
      }
    />
  );
}
