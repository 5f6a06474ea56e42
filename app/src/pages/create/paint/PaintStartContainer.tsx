import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { createCharacterDraft, type OwnPicture, type PictureEngineInfo } from '@fabula/sdk';
import { useListCharacterDrafts, useListMyCharacters } from '@fabula/sdk/react';
import { editFailed } from '@fabula/ui/cards';
import { PaintStart, type PaintChoice } from '@fabula/ui/paint';

import { useApp } from '../../../context/use-app';
import { rollParts } from '../../../drafts/portrait/portrait';
import { shownPortrait } from '../../../drafts/portrait-address';
import { useLocale } from '../../../i18n/use-locale';
import { newIdempotencyKey } from '../../../live/idempotency-keys';
import { paintHref } from '../../../routes/editor-href';
import { usePictureStart } from './use-picture-start';

interface PaintStartContainerProps {
  readonly engine: PictureEngineInfo;
  readonly onPicture: (picture: OwnPicture) => void;
  /** Back to the painting that was left; undefined without one. */
  readonly onContinue: (() => void) | undefined;
}

const shown = { limit: 24 } as const;

export function PaintStartContainer({ engine, onContinue, onPicture }: PaintStartContainerProps) {
  const { toasts } = useApp();
  const lang = useLocale();
  const navigate = useNavigate();
  const { isStarting, problem, start } = usePictureStart(engine, onPicture);
  const [choosing, setChoosing] = useState<string>();
  const drafts = useListCharacterDrafts(shown, { query: { staleTime: 0 } });
  const characters = useListMyCharacters(shown);
  const draftIds = new Set(drafts.data?.items.map(({ draftId }) => draftId));
  const choices: readonly PaintChoice[] = [
    ...(drafts.data?.items ?? []).map(({ draftId, name, ...face }) => ({
      choiceId: draftId,
      name,
      address: shownPortrait(face),
    })),
    ...(characters.data?.items ?? []).map(({ character: { characterId, name, portrait } }) => ({
      choiceId: characterId,
      name,
      address: portrait.small,
    })),
  ];
  const choose = async (choiceId: string) => {
    setChoosing(choiceId);
    try {
      const { draftId } = draftIds.has(choiceId)
        ? { draftId: choiceId }
        : await createCharacterDraft({ from: 'character', characterId: choiceId });
      await navigate(paintHref(lang, draftId));
    } catch (error) {
      console.warn('A character could not be painted over', error);
      toasts.show(editFailed());
    } finally {
      setChoosing(undefined);
    }
  };
  return (
    <PaintStart
      choices={choices}
      choosing={choosing}
      onContinue={onContinue}
      onChoose={(choiceId) => void choose(choiceId)}
      onFile={(file) => void start({ file })}
      onDraw={() => void start({ parts: rollParts(newIdempotencyKey(), Math.random) })}
      isUploading={isStarting}
      problem={problem}
    />
  );
}
