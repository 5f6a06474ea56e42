import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import type { CharacterDraftFields } from '@fabula/sdk';

import { languageNames } from '../../i18n/language-names';

type ChoiceField = 'language' | 'mature' | 'age' | 'picture' | 'depthNote' | 'voice' | 'remixable';

const nothing = (
  <FormattedMessage
    id="draft.conflict.nothing"
    defaultMessage="Nothing"
    description="One of two versions of a draft's field has no value"
  />
);

export const choiceMessages: Readonly<Record<ChoiceField, (fields: CharacterDraftFields) => ReactNode>> = {
  language: ({ language }) => languageNames[language],
  mature: ({ mature }) =>
    mature ? (
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
    ),
  age: ({ age }) => (age === null ? nothing : <FormattedNumber value={age} />),
  picture: ({ picture }) =>
    picture === null ? (
      <FormattedMessage
        id="draft.conflict.parts"
        defaultMessage="The portrait made from parts"
        description="One of two versions of a draft has no picture of its own"
      />
    ) : (
      <FormattedMessage
        id="draft.conflict.picture"
        defaultMessage="A picture"
        description="One of two versions of a draft has a picture of its own"
      />
    ),
  depthNote: ({ depthNote }) => depthNote.text || nothing,
  voice: ({ voice }) => (voice === null ? nothing : voice.name || voice.locale),
  remixable: ({ remixable }) =>
    remixable ? (
      <FormattedMessage
        id="draft.conflict.remixable"
        defaultMessage="Others may remix it"
        description="One of two versions of a draft lets others make characters of it"
      />
    ) : (
      <FormattedMessage
        id="draft.conflict.notRemixable"
        defaultMessage="Others may not remix it"
        description="One of two versions of a draft does not let others make characters of it"
      />
    ),
};

export const isChoiceField = (field: keyof CharacterDraftFields): field is ChoiceField =>
  Object.hasOwn(choiceMessages, field);
