import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CharacterDraftFields } from '@fabula/sdk';
import {
  DraftConflict,
  temperamentNames,
  type ConflictChoice,
  type ConflictField,
  type ConflictVersions,
} from '@fabula/ui/creation';

import { characterDraftKind } from '../../../drafts/character-draft';
import type { DraftState } from '../../../drafts/draft-state';
import type { CharacterDraftEditor } from '../../../drafts/open-editors';
import type { FieldConflict } from '../../../drafts/pending';
import { portraitAddress } from '../../../drafts/portrait-address';
import { useTags } from '../../../explore/use-tags';
import { languageNames } from '../../../i18n/language-names';

interface ConflictPartProps {
  readonly editor: CharacterDraftEditor;
  readonly state: DraftState<CharacterDraftFields>;
  /** Every conflict is decided. */
  readonly onDone: () => void;
}

const maturity = (isMature: boolean) =>
  isMature ? (
    <FormattedMessage
      id="draft.conflict.mature"
      defaultMessage="With mature themes"
      description="One of two versions of a draft has mature themes"
    />
  ) : (
    <FormattedMessage
      id="draft.conflict.notMature"
      defaultMessage="Without mature themes"
      description="One of two versions of a draft has no mature themes"
    />
  );

/** The fields of a draft that were changed here and elsewhere, and the choice between them. */
export function ConflictPart({ editor, state, onDone }: ConflictPartProps) {
  const intl = useIntl();
  const { tagLabels } = useTags();
  const [choices, setChoices] = useState<ReadonlyMap<ConflictField, ConflictChoice>>(new Map());

  const entriesOf = (field: 'temperaments' | 'tags' | 'nevers' | 'exchanges', fields: CharacterDraftFields) => {
    if (field === 'temperaments') return fields.temperaments.map((one) => intl.formatMessage(temperamentNames[one]));
    if (field === 'tags') return fields.tags.map((tagId) => tagLabels[tagId] ?? tagId);
    if (field === 'nevers') return fields.nevers;
    return fields.exchanges.map(({ reader, character }) => `${reader}\n${character}`);
  };
  const versionsOf = ({ field, mine, theirs }: FieldConflict<CharacterDraftFields>): ConflictVersions => {
    if (field === 'temperaments' || field === 'tags' || field === 'nevers' || field === 'exchanges') {
      return { kind: 'entries', mine: entriesOf(field, mine), theirs: entriesOf(field, theirs) };
    }
    if (field === 'mature') return { kind: 'choice', mine: maturity(mine.mature), theirs: maturity(theirs.mature) };
    if (field === 'language') {
      return { kind: 'choice', mine: languageNames[mine.language], theirs: languageNames[theirs.language] };
    }
    if (field === 'portrait') {
      const addressOf = ({ portrait }: CharacterDraftFields) => (portrait === null ? '' : portraitAddress(portrait));
      return { kind: 'picture', mine: addressOf(mine), theirs: addressOf(theirs) };
    }
    return { kind: 'text', mine: mine[field], theirs: theirs[field] };
  };

  const { join } = characterDraftKind(state.fields.language);
  return (
    <DraftConflict
      conflicts={state.conflicts.map((conflict) => ({
        field: conflict.field,
        versions: versionsOf(conflict),
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
