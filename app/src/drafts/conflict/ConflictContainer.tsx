import { useState } from 'react';

import type { CharacterDraftFields } from '@fabula/sdk';
import { DraftConflict, fieldNames, type ConflictChoice, type ConflictField } from '@fabula/ui/creation';

import { characterDraftKind } from '../character-draft';
import type { DraftState } from '../draft-state';
import type { CharacterDraftEditor } from '../open-editors';
import { useComparedVersions } from './use-compared-versions';

interface ConflictContainerProps {
  readonly editor: CharacterDraftEditor;
  readonly state: DraftState<CharacterDraftFields>;
  readonly onDone: () => void;
}

export function ConflictContainer({ editor, state, onDone }: ConflictContainerProps) {
  const versionsOf = useComparedVersions();
  const [choices, setChoices] = useState<ReadonlyMap<ConflictField, ConflictChoice>>(new Map());

  const { join } = characterDraftKind(state.fields.language);
  return (
    <DraftConflict
      conflicts={state.conflicts.map((conflict) => ({
        field: conflict.field,
        versions: versionsOf(conflict.field, conflict),
        canKeepBoth: join(conflict.field, conflict.mine, conflict.theirs) !== null,
        choice: choices.get(conflict.field),
      }))}
      names={fieldNames}
      onChoice={(field, choice) => setChoices(new Map([...choices, [field, choice]]))}
      onKeep={() => {
        editor.resolve(choices);
        onDone();
      }}
      isBusy={false}
      language={state.fields.language}
    />
  );
}
