import { Suspense, useState } from 'react';

import { CardExportMenu } from '@fabula/ui/cards';

import { LazyLorebook } from './LazyLorebook';
import { useExport } from './use-export';

interface CardMenuProps {
  readonly characterId: string;
  readonly name: string;
}

export function CardMenu({ characterId, name }: CardMenuProps) {
  const { save, savingId } = useExport();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CardExportMenu
        name={name}
        saving={savingId === characterId}
        onSave={(format) => void save(characterId, format)}
        onLorebook={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <LazyLorebook characterId={characterId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
