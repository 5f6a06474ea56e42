import { lazy, useEffect, useMemo, useSyncExternalStore } from 'react';

import { toBase64 } from '@fabula/sdk';
import { LoreEditor, LoreNotYet } from '@fabula/ui/lore';

import { LoreBook } from '../../../../drafts/lore/lore-book';
import { loreTransport } from '../../../../drafts/lore/lore-transport';
import { loadChunkBeside } from '../../../../lazy/chunk';
import { Contained } from '../../../../lazy/Contained';
import { newIdempotencyKey } from '../../../../live/idempotency-keys';
import type { EditorPart, FieldTarget } from '../editor-part';

const LoreFromTextContainer = lazy(async () => ({
  default: (await loadChunkBeside(() => import('../suggestions/LoreFromTextContainer'))).LoreFromTextContainer,
}));

interface LoreContainerProps extends EditorPart {
  readonly target?: FieldTarget | undefined;
}

interface OpenLoreProps extends LoreContainerProps {
  readonly draftId: string;
}

/** Most bytes of a file with a lorebook (the contract, importDraftLore). */
const mostBytes = 12 * 1024 * 1024;

/** The lorebook of the draft. It begins with the draft, which its first change creates. */
export function LoreContainer(props: LoreContainerProps) {
  const { draftId } = props.state;
  return draftId === null ? <LoreNotYet /> : <OpenLore key={draftId} {...props} draftId={draftId} />;
}

async function addFile(book: LoreBook, file: File): Promise<void> {
  if (file.size > mostBytes) book.failTooLarge();
  else await book.importFile(await toBase64(file));
}

function OpenLore({ draftId, editor, state, target }: OpenLoreProps) {
  const book = useMemo(
    () =>
      new LoreBook({
        transport: loreTransport(draftId),
        newKey: newIdempotencyKey,
        onStored: () => void editor.refresh(),
      }),
    [draftId, editor],
  );
  const shown = useSyncExternalStore(book.state.subscribe, book.state.get, book.state.get);
  useEffect(() => {
    void book.load();
    const warn = (event: BeforeUnloadEvent) => {
      if (book.hasUnsent) event.preventDefault();
    };
    const send = () => book.flush();
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', send);
      book.close();
    };
  }, [book]);
  useEffect(() => {
    if (target?.field === 'lore' && target.index !== undefined) void book.openAt(target.index);
  }, [book, target]);
  return (
    <>
      <LoreEditor
        {...shown}
        language={state.fields.language}
        onSearch={(words) => book.search(words)}
        onPage={(step) => book.turnPage(step)}
        onOpen={(entryId) => book.open(entryId)}
        onAdd={() => void book.add()}
        onChange={(entryId, changes) => book.change(entryId, changes)}
        onDuplicate={(entryId) => void book.add(entryId)}
        onDelete={(entryId) => void book.remove(entryId)}
        onRestore={(entryId) => void book.restore(entryId)}
        onMove={(entryId, step) => void book.move(entryId, step)}
        onDecide={(entryId, choice) => book.decide(entryId, choice)}
        onFile={(file) => void addFile(book, file)}
        onTry={(line) => void book.tryLine(line)}
        onShow={({ index }) => void book.openAt(index)}
        onRetry={() => book.retry()}
      />
      <Contained>
        <LoreFromTextContainer editor={editor} state={state} onAdded={() => void book.load()} />
      </Contained>
    </>
  );
}
