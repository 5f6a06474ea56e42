import { useEffect, useMemo, useState } from 'react';

import type { OwnPicture } from '@fabula/sdk';
import { useGetPictureEngine } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { PaintSkeleton } from '@fabula/ui/paint';
import { emptyPainting } from '@fabula/ui/paint-model';

import type { KeptPainting } from './kept-painting';
import type { PaintedDraft } from './painted-draft';
import { createPaintingStore, type PaintingStore } from './painting-store';
import { PaintDesk } from './PaintDesk';
import { PaintStartContainer } from './PaintStartContainer';
import { PortraitStart } from './PortraitStart';

interface PaintContainerProps {
  /** Undefined for a picture of no character. */
  readonly of: PaintedDraft | undefined;
}

const nameOfFree = 'own';

type Kept =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'read';
      readonly kept: KeptPainting | null;
      /** Left for another picture; what the browser keeps until there is one. */
      readonly former?: KeptPainting | undefined;
    };

function useKeptPainting(store: PaintingStore, name: string) {
  const [state, setState] = useState<Kept>({ phase: 'loading' });
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    let isHere = true;
    void store.read(name).then((kept) => {
      if (isHere) setState({ phase: 'read', kept });
    });
    return () => {
      isHere = false;
    };
  }, [name, store]);
  const kept = state.phase === 'read' ? state.kept : null;
  useEffect(() => {
    let isHere = true;
    if (kept !== null) {
      void store.write(name, kept).then((isWritten) => {
        if (isHere) setIsKept(isWritten);
      });
    }
    return () => {
      isHere = false;
    };
  }, [kept, name, store]);
  return {
    isRead: state.phase === 'read',
    kept,
    isKept,
    begin: ({ height, pictureId, width }: OwnPicture) =>
      setState({
        phase: 'read',
        kept: {
          pictureIds: [pictureId],
          chosen: 0,
          painting: emptyPainting({ width, height }),
          prompt: '',
          change: 0.75,
          generationId: null,
        },
      }),
    change: (change: (before: KeptPainting) => KeptPainting) =>
      setState((before) =>
        before.phase === 'read' && before.kept !== null ? { phase: 'read', kept: change(before.kept) } : before,
      ),
    leave: () => setState({ phase: 'read', kept: null, former: kept ?? undefined }),
    /** Undefined while there is nothing to come back to. */
    comeBack:
      state.phase === 'read' && state.former !== undefined
        ? () => setState({ phase: 'read', kept: state.former ?? null })
        : undefined,
    forget: () => {
      setState({ phase: 'read', kept: null });
      void store.forget(name);
    },
  };
}

export function PaintContainer({ of }: PaintContainerProps) {
  const store = useMemo(() => createPaintingStore(Date.now), []);
  const painted = useKeptPainting(store, of?.draftId ?? nameOfFree);
  const engine = useGetPictureEngine();
  if (engine.isError && engine.data === undefined) {
    return <LoadFailed onRetry={() => void engine.refetch()} retrying={engine.isFetching} />;
  }
  if (!painted.isRead || engine.data === undefined) return <PaintSkeleton />;
  if (painted.kept !== null) {
    return (
      <PaintDesk
        of={of}
        engine={engine.data}
        kept={painted.kept}
        isKept={painted.isKept}
        onChange={painted.change}
        onLeave={painted.leave}
        onForget={painted.forget}
      />
    );
  }
  if (of !== undefined) return <PortraitStart of={of} engine={engine.data} onPicture={painted.begin} />;
  return <PaintStartContainer engine={engine.data} onPicture={painted.begin} onContinue={painted.comeBack} />;
}
