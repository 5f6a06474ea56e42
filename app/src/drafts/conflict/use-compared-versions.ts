import { useIntl } from 'react-intl';

import type { CharacterDraftFields } from '@fabula/sdk';
import { temperamentNames, type ConflictField, type ConflictVersions } from '@fabula/ui/creation';

import { portraitAddress } from '../portrait-address';
import { useTags } from '../../explore/use-tags';
import { choiceMessages, isChoiceField } from './choice-messages';

const entriesFields = [
  'temperaments',
  'tags',
  'nevers',
  'exchanges',
  'alternateGreetings',
  'groupGreetings',
  'freeTags',
] as const satisfies readonly ConflictField[];
type EntriesField = (typeof entriesFields)[number];

const isEntriesField = (field: ConflictField): field is EntriesField => entriesFields.some((one) => one === field);

interface Contents {
  readonly mine: CharacterDraftFields;
  readonly theirs: CharacterDraftFields;
}

export function useComparedVersions(): (field: ConflictField, contents: Contents) => ConflictVersions {
  const intl = useIntl();
  const { tagLabels } = useTags();
  const entriesOf = (field: EntriesField, fields: CharacterDraftFields): readonly string[] => {
    if (field === 'temperaments') return fields.temperaments.map((one) => intl.formatMessage(temperamentNames[one]));
    if (field === 'tags') return fields.tags.map((tagId) => tagLabels[tagId] ?? tagId);
    if (field === 'exchanges') return fields.exchanges.map(({ reader, character }) => `${reader}\n${character}`);
    return fields[field];
  };
  return (field, { mine, theirs }) => {
    if (isEntriesField(field)) {
      return { kind: 'entries', mine: entriesOf(field, mine), theirs: entriesOf(field, theirs) };
    }
    if (field === 'portrait') {
      const addressOf = ({ portrait }: CharacterDraftFields) => (portrait === null ? '' : portraitAddress(portrait));
      return { kind: 'picture', mine: addressOf(mine), theirs: addressOf(theirs) };
    }
    if (isChoiceField(field)) {
      return { kind: 'choice', mine: choiceMessages[field](mine), theirs: choiceMessages[field](theirs) };
    }
    return { kind: 'text', mine: mine[field], theirs: theirs[field] };
  };
}
