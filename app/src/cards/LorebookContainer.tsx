import { LorebookDialog } from '@fabula/ui/lorebook';

import { useLorebook } from './use-lorebook';

interface LorebookContainerProps {
  readonly characterId: string;
  readonly name: string;
  readonly loreCount?: number;
  readonly onClose: () => void;
}

export function LorebookContainer({ characterId, name, loreCount, onClose }: LorebookContainerProps) {
  const { onFile, onKeep, onSave, onUndo, ...book } = useLorebook(characterId, loreCount);
  return (
    <LorebookDialog
      {...book}
      name={name}
      onFile={(file) => void onFile(file)}
      onKeep={(mode) => void onKeep(mode)}
      onSave={(format) => void onSave(format)}
      onUndo={() => void onUndo()}
      onClose={onClose}
    />
  );
}
