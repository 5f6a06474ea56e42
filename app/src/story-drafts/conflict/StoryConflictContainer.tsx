import { useState } from 'react';

import type { StoryDraftFields } from '@fabula/sdk';
import { DraftConflict, storyFieldNames, type ConflictChoice } from '@fabula/ui/story-creation';

import { storyDraftKind } from '../story-draft';
import type { StoryDraftEditor, StoryDraftState } from '../story-drafts';
import { useComparedStories } from './use-compared-stories';

interface StoryConflictContainerProps {
  readonly editor: StoryDraftEditor;
  readonly state: StoryDraftState;
  readonly onDone: () => void;
}

export function StoryConflictContainer({ editor, state, onDone }: StoryConflictContainerProps) {
  const casts = state.conflicts.flatMap(({ field, mine, theirs }) =>
    field === 'cast' ? [...mine.cast, ...theirs.cast] : [],
  );
  const versionsOf = useComparedStories([...new Set(casts)]);
  const [choices, setChoices] = useState<ReadonlyMap<keyof StoryDraftFields, ConflictChoice>>(new Map());
  const { join } = storyDraftKind(state.fields.language);
  return (
    <DraftConflict
      names={storyFieldNames}
      conflicts={state.conflicts.map((conflict) => ({
        field: conflict.field,
        versions: versionsOf(conflict.field, conflict),
        canKeepBoth: join(conflict.field, conflict.mine, conflict.theirs) !== null,
        choice: choices.get(conflict.field),
      }))}
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
