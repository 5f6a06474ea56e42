import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import {
  ApiError,
  FabulaError,
  uploadPicture,
  type OwnPicture,
  type PictureEngineInfo,
  type PortraitParts,
} from '@fabula/sdk';
import { getGetPictureQueryKey } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import {
  flatten,
  maskShare,
  moodColors,
  pictureKept,
  pictureNotKept,
  portraitWorn,
  PaintActs,
  PaintRoom,
  PaintSkeleton,
  PaintStrip,
  PartChanges,
  RedrawForm,
  type RedrawBarrier,
  type StripItem,
} from '@fabula/ui/paint';
import { emptyPainting, isEmptyLayer, resized, withoutLayer } from '@fabula/ui/paint-model';

import { saveFile } from '../../../browser/save-file';
import { useOffline } from '../../../browser/use-offline';
import { useApp } from '../../../context/use-app';
import { wears } from '../../../drafts/pictures/worn';
import { useLocale } from '../../../i18n/use-locale';
import { newIdempotencyKey } from '../../../live/idempotency-keys';
import { editorHref } from '../../../routes/editor-href';
import { paths } from '../../../routes/paths';
import type { PaintedDraft } from './painted-draft';
import type { KeptPainting } from './kept-painting';
import { toContent, toPng } from './picture-bytes';
import { usePicture } from './use-picture';
import { takePicture } from './use-picture-start';
import { useRedraw } from './use-redraw';
import { usePriced } from '../../../shop/use-priced';

interface PaintDeskProps {
  readonly of: PaintedDraft | undefined;
  readonly engine: PictureEngineInfo;
  readonly kept: KeptPainting;
  readonly isKept: boolean;
  readonly onChange: (change: (before: KeptPainting) => KeptPainting) => void;
  readonly onLeave: () => void;
  readonly onForget: () => void;
}

export function PaintDesk(props: PaintDeskProps) {
  const { kept, onForget } = props;
  const { data, error, isError, refetch, isFetching } = usePicture(kept.pictureIds[kept.chosen] ?? '');
  if (data !== undefined && !isError) return <Desk {...props} {...data} />;
  if (!isError) return <PaintSkeleton />;
  // Gone, or of an account that is not signed in: there is nothing to paint over.
  const isGone = error instanceof ApiError && error.status === 404;
  return <LoadFailed onRetry={isGone ? onForget : () => void refetch()} retrying={isFetching} />;
}

interface DeskProps extends PaintDeskProps {
  readonly picture: OwnPicture;
  readonly image: HTMLImageElement;
}

function barrierOf(
  { can }: PictureEngineInfo,
  { painting, prompt }: KeptPainting,
  isOffline: boolean,
): RedrawBarrier | undefined {
  if (!can.mask) return 'no-engine';
  if (isOffline) return 'offline';
  if (isEmptyLayer(painting, 'mask')) return 'no-mask';
  return prompt.trim() === '' ? 'no-words' : undefined;
}

function Desk({ engine, image, isKept, kept: stored, of, onChange, onLeave, picture }: DeskProps) {
  const lang = useLocale();
  const isOffline = useOffline();
  const { toasts } = useApp();
  const painting = useMemo(() => resized(stored.painting, picture), [stored.painting, picture]);
  const kept = { ...stored, painting };
  const { pictureIds } = kept;
  const share = useMemo(() => maskShare(painting), [painting]);
  const set = (changes: Partial<KeptPainting>) => onChange((before) => ({ ...before, ...changes }));
  const redraw = useRedraw({
    kept,
    engine,
    draftId: of?.draftId,
    onBegun: (generationId) => set({ generationId }),
  });
  const [isCompared, setIsCompared] = useState(true);
  const [result] = redraw.results;
  const compared = isCompared ? result : undefined;
  const keeping = useKeep({ engine, image, kept, result: compared, onChange });
  const isSketched = !isEmptyLayer(painting, 'sketch');
  const canWear = of !== undefined && !wears({ picture: of.picture, portrait: of.parts }, picture);
  const priced = usePriced();
  const price = redraw.quote && priced(redraw.quote.perPicture, redraw.quote.balance);
  const items: readonly StripItem[] = [
    ...redraw.results.map(({ pictureId, large }, index) => ({
      itemId: pictureId,
      kind: 'result' as const,
      number: index + 1,
      address: large,
    })),
    ...pictureIds.map((pictureId, index) => ({
      itemId: `${index}`,
      kind: 'version' as const,
      number: index + 1,
      address: `/api/pictures/${pictureId}/300`,
    })),
  ];
  const choose = (itemId: string) => {
    const isResult = redraw.results.some(({ pictureId }) => pictureId === itemId);
    setIsCompared(isResult);
    if (!isResult) set({ chosen: Number(itemId) });
  };
  const wear = async () => {
    if (of === undefined) return;
    of.onWear(picture);
    if (await of.flush()) toasts.show(portraitWorn(of.name));
  };
  return (
    <PaintRoom
      picture={image}
      painting={painting}
      onPainting={(change) =>
        onChange((before) => ({ ...before, painting: change(resized(before.painting, picture)) }))
      }
      version={kept.chosen + 1}
      colors={moodColors[picture.parts?.mood ?? 'lamp']}
      maskShare={share}
      result={compared?.full}
      saved={isKept ? 'on-device' : 'not-kept'}
      backHref={of === undefined ? paths.createOwnCharacter.href(lang) : editorHref(lang, of.draftId)}
      title={
        of === undefined || of.name.trim() === '' ? (
          <FormattedMessage
            id="paint.untitled"
            defaultMessage="Your picture"
            description="Heading of the paint page over a picture that is of no character with a name"
          />
        ) : (
          <bdi dir="auto">{of.name}</bdi>
        )
      }
      acts={
        <PaintActs
          onOther={of === undefined ? onLeave : undefined}
          onPortrait={of !== undefined && canWear ? () => void keeping.keepPortrait(of) : undefined}
          onExport={() => void toPng(flatten(image, painting), 'picture.png').then(saveFile)}
          onDiscard={compared === undefined ? undefined : () => set({ generationId: null })}
          onKeep={compared !== undefined || isSketched ? () => void keeping.keep() : undefined}
          isKeeping={keeping.isKeeping}
          next={pictureIds.length + 1}
          onWear={canWear && compared === undefined && !isSketched ? () => void wear() : undefined}
        />
      }
      side={
        <>
          {picture.parts !== null && (
            <PartChanges parts={picture.parts} onParts={(parts) => void keeping.keepParts(parts)} />
          )}
          <RedrawForm
            prompt={kept.prompt}
            onPrompt={(prompt) => set({ prompt })}
            change={engine.can.strength && engine.can.mask ? kept.change : undefined}
            onChange={(change) => set({ change })}
            barrier={barrierOf(engine, kept, isOffline)}
            price={engine.can.mask ? price : priced(0, undefined)}
            balance={redraw.quote?.balance}
            pricesHref={paths.prices.href(lang)}
            state={redraw.state}
            problem={redraw.problem}
            onRedraw={() => {
              setIsCompared(true);
              void redraw.redraw(picture, image);
            }}
            onStop={redraw.stop}
          />
        </>
      }
      foot={
        items.length > 1 && (
          <PaintStrip items={items} chosen={compared?.pictureId ?? `${kept.chosen}`} onChoose={choose} />
        )
      }
    />
  );
}

interface KeepOptions extends Pick<DeskProps, 'engine' | 'image' | 'kept' | 'onChange'> {
  /** What is kept; undefined for picture and sketch as one. */
  readonly result: OwnPicture | undefined;
}

function useKeep({ engine, image, kept, onChange, result }: KeepOptions) {
  const { toasts } = useApp();
  const client = useQueryClient();
  const [isKeeping, setIsKeeping] = useState(false);
  const isBusy = useRef(false);
  const keepSketch = async (): Promise<OwnPicture> => {
    const content = await toContent(flatten(image, kept.painting));
    return uploadPicture({ content }, { headers: { 'Idempotency-Key': newIdempotencyKey() } });
  };
  const keepNext = async (
    bring: () => Promise<OwnPicture>,
    changeOf: (before: KeptPainting, picture: OwnPicture) => Partial<KeptPainting>,
  ) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsKeeping(true);
    try {
      const picture = await bring();
      client.setQueryData(getGetPictureQueryKey(picture.pictureId), picture);
      onChange((before) => withVersion({ ...before, ...changeOf(before, picture) }, picture.pictureId));
      toasts.show(pictureKept(kept.pictureIds.length + 1));
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      console.warn('A picture was not kept', error);
      toasts.show(pictureNotKept());
    } finally {
      isBusy.current = false;
      setIsKeeping(false);
    }
  };
  const keep = () =>
    result === undefined
      ? keepNext(keepSketch, ({ painting }) => ({ painting: withoutLayer(painting, 'sketch') }))
      : keepNext(
          async () => result,
          (_before, picture) => ({ painting: emptyPainting(picture), generationId: null }),
        );
  /** The same parts are the same picture: one that is a version already is brought back. */
  const keepParts = (parts: PortraitParts) =>
    keepNext(
      () => uploadPicture({ parts }, { headers: { 'Idempotency-Key': newIdempotencyKey() } }),
      () => ({}),
    );
  const keepPortrait = ({ parts, picture }: PaintedDraft) =>
    keepNext(
      () => takePicture(picture === null ? { parts } : { pictureId: picture }, engine),
      () => ({}),
    );
  return { keep, keepParts, keepPortrait, isKeeping };
}

/** Adds a version, which is then painted over; one that is there already only becomes the chosen one. */
function withVersion(kept: KeptPainting, pictureId: string): KeptPainting {
  const known = kept.pictureIds.indexOf(pictureId);
  if (known >= 0) return { ...kept, chosen: known };
  return { ...kept, pictureIds: [...kept.pictureIds, pictureId], chosen: kept.pictureIds.length };
}
