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
  type PictureWishes,
} from '@fabula/ui/pictures';

import { useVisitor } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';
import { paths } from '../../routes/paths';
import type { CharacterDraftEditor } from '../open-editors';
import { useDraftField } from '../use-draft-editor';
import { GenerationContainer } from './GenerationContainer';
import { pictureNotesOf } from './picture-notes';
import { firstPrompt } from './picture-requests';
import { useGenerations } from './use-generations';

interface PicturesContainerProps {
  readonly editor: CharacterDraftEditor;
  readonly draftId: string | null;
  readonly fields: CharacterDraftFields;
  /** Makes a picture the portrait of the draft: nothing else here changes the draft. */
  readonly onWear: (pictureId: string) => void;
}

/** Has pictures drawn for a draft, from what this server has to draw with. */
export function PicturesContainer(props: PicturesContainerProps) {
  const { isKnown } = useVisitor();
  const engine = useGetPictureEngine({ query: { enabled: isKnown } });
  if (engine.data !== undefined) return <Pictures {...props} engine={engine.data} />;
  if (!engine.isError) return <PicturesSkeleton />;
  return <LoadFailed onRetry={() => void engine.refetch()} retrying={engine.isFetching} />;
}

/** A picture that costs nothing is drawn with others to choose from. */
const firstCount = ({ points }: PictureEngineInfo): number => (points === 0 ? 3 : 1);

function usePictureForm({ editor, engine, fields }: PicturesContainerProps & { readonly engine: PictureEngineInfo }) {
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
  const wishes: PictureWishes = {
    prompt: firstPrompt(fields).slice(0, pictureLimits.prompt),
    negative: '',
    count: firstCount(engine),
    size: 0,
    ...notes.wishes,
  };
  return {
    wishes,
    loras,
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
  const { change, loras, toggleLora, wishes } = usePictureForm(props);
  const generations = useGenerations(editor, draftId, engine.matureAllowed);
  const { isAsking, items, problem, query, quote } = generations;
  const worn = useDraftField(editor, 'picture');
  const points = (quote?.perPicture ?? 0) * wishes.count;
  const draw = () => {
    const size = engine.sizes[wishes.size];
    void generations.ask({
      prompt: wishes.prompt,
      negative: engine.can.negative ? wishes.negative : '',
      count: wishes.count,
      loras: loras.filter(({ isChosen }) => isChosen).map(({ loraId, weight }) => ({ loraId, weight })),
      ...(size !== undefined && { size }),
    });
  };
  return (
    <>
      <PictureForm
        engine={{
          by: engine.by === 'composed' ? 'composed' : 'model',
          model: engine.model,
          canLeaveOut: engine.can.negative,
          sizes: engine.sizes,
          loras,
        }}
        wishes={wishes}
        onWishes={(changes) => {
          generations.forgetProblem();
          change(changes);
        }}
        onLora={toggleLora}
        price={quote && { points, isLacking: quote.balance < points }}
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
                worn={worn}
                onWear={onWear}
              />
            ),
          )}
        </PictureList>
      )}
    </>
  );
}
