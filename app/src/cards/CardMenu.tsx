import { CardExportMenu } from '@fabula/ui/cards';

import { useExport } from './use-export';

interface CardMenuProps {
  readonly characterId: string;
  readonly name: string;
}

/** Takes an own character along as a file; for its page. */
export function CardMenu({ characterId, name }: CardMenuProps) {
  const { save, savingId } = useExport();
  return (
    <CardExportMenu name={name} saving={savingId === characterId} onSave={(format) => void save(characterId, format)} />
  );
}
