import { useSyncExternalStore } from 'react';

import type { CharacterDraftFields, PictureEngineInfo } from '@fabula/sdk';
import { useGetPictureEngine, useListLoras } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import {
  DeletedPictures,
  PictureForm,
  pictureLimits,
  PictureList,
  PicturesSkeleton,
  type PictureStart,
  type PictureWishes,
} from '@fabula/ui/pictures';

import { useVisitor } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../routes/paths';
import { usePriced } from '../../shop/use-priced';
import type { CharacterDraftEditor } from '../open-editors';
import { firstParts } from '../portrait/portrait';
import { shownPortrait } from '../portrait-address';
import { useDraftField } from '../use-draft-editor';
import { GenerationContainer } from './GenerationContainer';
import { pictureNotesOf } from './picture-notes';
import { firstPrompt } from './picture-requests';
import { useGenerations } from './use-generations';
import { useUpload } from './use-upload';
import type { Worn } from './worn';

interface PicturesContainerProps {
  readonly editor: CharacterDraftEditor;
  readonly draftId: string | null;
  readonly fields: CharacterDraftFields;
  /** Makes a picture the portrait of the draft: nothing else here changes the draft. */
  readonly onWear: (worn: Partial<Worn>) => void;
}

export function PicturesContainer(props: PicturesContainerProps) {
  const { isKnown } = useVisitor();
  const engine = useGetPictureEngine({ query: { enabled: isKnown } });
  if (engine.data !== undefined) return <Pictures {...props} engine={engine.data} />;
  if (!engine.isError) return <PicturesSkeleton />;
  return <LoadFailed onRetry={() => void engine.refetch()} retrying={engine.isFetching} />;
}

/** A picture that costs nothing is drawn with others to choose from. */
const firstCount = ({ points }: PictureEngineInfo): number => (points === 0 ? 3 : 1);

const strengths: Readonly<Record<PictureWishes['change'], number>> = { little: 0.3, half: 0.55, much: 0.8 };
const thePortrait = 'portrait';

function usePictureForm(props: PicturesContainerProps & { readonly engine: PictureEngineInfo }) {
  const { draftId, editor, engine, fields } = props;
  const store = pictureNotesOf(editor);
  const notes = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { data: offered } = useListLoras({ query: { enabled: engine.can.loras } });
  const items = engine.can.loras ? (offered?.items ?? []) : [];
  const loras = items.flatMap((item) =>
    item.kind === 'lora'
      ? [
          {
            loraId: item.loraId,
            name: item.name,
            weight: item.defaultWeight,
            isChosen: notes.loras.includes(item.loraId),
          },
        ]
      : [],
  );
  const parts = fields.portrait ?? firstParts(draftId);
  const portrait = shownPortrait(fields, parts);
  const uploads = notes.uploads.filter(({ pictureId }) => pictureId !== fields.picture);
  const starts: readonly PictureStart[] = [
    ...(portrait === undefined ? [] : [{ startId: thePortrait, address: portrait, isPortrait: true }]),
    ...uploads.map(({ large, pictureId }) => ({ startId: pictureId, address: large, isPortrait: false })),
  ];
  const wishes: PictureWishes = {
    prompt: firstPrompt(fields).slice(0, pictureLimits.prompt),
    negative: '',
    count: firstCount(engine),
    size: 0,
    expression: null,
    change: 'half',
    ...notes.wishes,
    start: starts.some(({ startId }) => startId === notes.wishes.start) ? (notes.wishes.start ?? null) : null,
  };
  return {
    wishes,
    loras,
    starts,
    parts,
    change: (changes: Partial<PictureWishes>) => store.set({ wishes: { ...store.get().wishes, ...changes } }),
    toggleLora: (loraId: string) => {
      const { loras: chosen } = store.get();
      const isChosen = chosen.includes(loraId);
      store.set({ loras: isChosen ? chosen.filter((id) => id !== loraId) : [...chosen, loraId] });
    },
  };
}

function Pictures(props: PicturesContainerProps & { readonly engine: PictureEngineInfo }) {
  const { draftId, editor, engine, onWear } = props;
  const lang = useLocale();
  const { change, loras, parts, starts, toggleLora, wishes } = usePictureForm(props);
  const generations = useGenerations(editor, draftId, engine.matureAllowed);
  const { isAsking, items, problem, query, quote } = generations;
  const picture = useDraftField(editor, 'picture');
  const portrait = useDraftField(editor, 'portrait');
  const start = useUpload(editor, ({ pictureId }) => change({ start: pictureId }));
  const priced = usePriced();
  const points = (quote?.perPicture ?? 0) * wishes.count;
  const draw = () => {
    const size = engine.sizes[wishes.size];
    const strength = strengths[wishes.change];
    const from = engine.can.reference ? wishes.start : null;
    const pictureId = from === thePortrait ? picture : from;
    const asked = {
      kind: 'image' as const,
      prompt: wishes.prompt,
      negative: engine.can.negative ? wishes.negative : '',
      count: wishes.count,
      loras: loras.filter(({ isChosen }) => isChosen).map(({ loraId, weight }) => ({ loraId, weight })),
      ...(size !== undefined && { size }),
      ...(engine.can.expressions && wishes.expression !== null && { expression: wishes.expression }),
      ...(pictureId !== null && { reference: { pictureId, strength } }),
    };
    void generations.ask(asked, from === thePortrait && picture === null ? { parts, strength } : undefined);
  };
  return (
    <>
      <PictureForm
        engine={{
          by: engine.by === 'composed' ? 'composed' : 'model',
          model: engine.model,
          canLeaveOut: engine.can.negative,
          canExpress: engine.can.expressions,
          canStart: engine.can.reference,
          canStrength: engine.can.strength,
          sizes: engine.sizes,
          loras,
        }}
        wishes={wishes}
        onWishes={(changes) => {
          generations.forgetProblem();
          change(changes);
        }}
        onLora={toggleLora}
        starts={starts}
        onStartFile={(file) => void start.upload(file)}
        isUploading={start.isUploading}
        uploadProblem={start.problem}
        price={quote && priced(points, quote.balance)}
        balance={quote?.balance}
        pricesHref={paths.prices.href(lang)}
        onDraw={draw}
        isAsking={isAsking}
        problem={problem}
      />
      {query.isError && <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />}
      {(query.isSuccess || draftId === null) && (
        <PictureList>
          {items.map(({ generation, isDeleted }) =>
            isDeleted ? (
              <DeletedPictures
                key={generation.generationId}
                count={generation.pictures.length}
                onUndo={() => void generations.restore(generation)}
              />
            ) : (
              <GenerationContainer
                key={generation.generationId}
                generation={generation}
                generations={generations}
                worn={{ picture, portrait }}
                onWear={onWear}
                strengthOf={engine.can.strength ? engine.engine : undefined}
                films={engine.film}
              />
            ),
          )}
        </PictureList>
      )}
    </>
  );
}
