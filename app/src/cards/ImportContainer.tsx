import { lazy, Suspense } from 'react';

import { DropZone } from '@fabula/ui/cards';

import { loadChunk } from '../lazy/chunk';
import { useImport } from './use-import';

const CardPreview = lazy(async () => ({
  default: (await loadChunk(() => import('@fabula/ui/card-preview'))).CardPreview,
}));

export function ImportContainer() {
  const { onCancel, onEdit, onFile, onKeep, state } = useImport();
  return (
    <>
      <DropZone state={state} onFile={(file) => void onFile(file)} onCancel={onCancel} />
      {state.step !== 'waiting' && state.step !== 'reading' && (
        <Suspense>
          <CardPreview
            card={state.card}
            keeping={state.step === 'keeping'}
            opening={state.step === 'opening'}
            problem={state.problem}
            onKeep={(mature) => void onKeep(mature)}
            onEdit={(mature) => void onEdit(mature)}
            onCancel={onCancel}
          />
        </Suspense>
      )}
    </>
  );
}
