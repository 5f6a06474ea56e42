import { lazy, Suspense, useCallback, useMemo, useState } from 'react';

import { stopReply, type Character } from '@fabula/sdk';
import { AiDisclosure, ChatHeader, ChatScreen, MessageThread, ThreadScene } from '@fabula/ui/chat';

import type { Connection } from '../follow';
import type { Thread } from '../thread';
import { createThreadItems } from '../to-thread-items';
import { useActs } from '../use-acts';
import { useBalance } from '../use-balance';
import { useBranchStart } from '../use-branch-start';
import { useChatAddress } from '../use-chat-address';
import { useComposerState } from '../use-composer-state';
import { useFocusOnOpen } from '../use-focus-on-open';
import { useJump } from '../use-jump';
import { useMessageActions } from '../use-message-actions';
import { useReading } from '../use-reading';
import { useReplyPrice } from '../use-reply-price';
import { useRewording } from '../use-rewording';
import { useThreadPages } from '../use-thread-pages';
import { useWords } from '../use-words';
import { LoadingPanel } from '../WaitingPanel';
import { savesData } from '../../boot/saves-data';
import { useHrefs } from '../../explore/use-hrefs';
import { loadChunk } from '../../routes/chunk';
import { paths } from '../../routes/paths';
import { useLocale } from '../../use-locale';
import { ChatNotices } from './ChatNotices';
import { CompanionPart } from './CompanionPart';
import { ConversationComposer } from './ConversationComposer';
import type { ChatSurroundings } from './surroundings';

/** Whoever only talks needs none of the rooms beside it. */
const ChatSide = lazy(async () => ({ default: (await loadChunk(() => import('./ChatSide'))).ChatSide }));
const ReportPart = lazy(async () => ({
  default: (await loadChunk(() => import('../../posts/ReportPart'))).ReportPart,
}));

interface OpenConversationProps {
  readonly thread: Thread;
  readonly character: Character;
  readonly connection: Connection;
  readonly around: ChatSurroundings | undefined;
}

/** A conversation that is there: thread, composer, and the rooms beside it. */
export function OpenConversation({ thread, character, connection, around }: OpenConversationProps) {
  const { chatId, quote } = thread;
  const locale = useLocale();
  const profileHref = useHrefs().character(character.characterId);
  const { panel, message, open, close, goTo } = useChatAddress();
  const act = useActs();
  const [toItems] = useState(() => {
    const bonus = paths.bonus.href(locale);
    return createThreadItems({
      ledgerHref: (entryId) => (entryId === undefined ? bonus : `${bonus}?entry=${entryId}`),
    });
  });

  const branch = useBranchStart(thread);
  const { messages } = branch;
  const isWhole = thread.olderCursor === null;
  const items = useMemo(() => toItems(messages, isWhole), [toItems, messages, isWhole]);
  const pages = useThreadPages(chatId, thread);
  const words = useWords(chatId, thread, branch.startId);
  const [reportedId, setReportedId] = useState<string>();
  const { readingId, onReadAloud } = useReading(chatId, character.language);
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
  useBalance(chatId, quote.balance);

  const replyId = thread.messages.findLast(({ status }) => status === 'streaming')?.messageId;
  const { hasNewer, onNewest } = pages;
  const { send: sendWords } = words;
  const [endWish, setEndWish] = useState<object | null>(null);
  const send = useCallback(
    async (text: string, settlePictures: () => Promise<readonly string[]>) => {
      // Whoever speaks wants to see the answer, wherever they were reading.
      setEndWish({});
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
  const scene = useMemo(
    () => !savesData() && <ThreadScene scene={place} portrait={character.portrait} />,
    [place, character.portrait],
  );
  // The same element while words arrive: it is not drawn anew.
  const companion = useMemo(() => <CompanionPart chatId={chatId} character={character} />, [chatId, character]);

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
            balance={quote.balance}
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
      thread={
        <MessageThread
          endWish={endWish}
          character={character}
          items={items}
          actions={actions}
          replyPrice={replyPrice}
          jump={jump}
          readingId={readingId}
          rewordedId={rewordedId}
          {...pages}
        />
      }
      notices={
        <>
          {around?.notices}
          <ChatNotices thread={thread} isBranching={branch.startId !== null} onBranchCancel={branch.cancel} />
          {reportedId !== undefined && (
            <Suspense>
              <ReportPart
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
