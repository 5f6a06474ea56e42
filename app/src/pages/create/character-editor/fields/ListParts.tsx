import { FormattedMessage } from 'react-intl';

import {
  editorLimits,
  ExchangeField,
  FieldBlock,
  fieldNames,
  FreeTags,
  NeversField,
  TagField,
  TemperamentField,
  TextList,
} from '@fabula/ui/character-editor';

import { useTags } from '../../../../explore/use-tags';
import { useDraftField } from '../../../../drafts/use-draft-editor';
import { useField } from './editor-context';
import { FieldExtras } from './FieldExtras';
import { refusedMessages } from './refused-messages';

export function TemperamentsContainer() {
  const { value, steps } = useField('temperaments');
  return (
    <FieldBlock field="temperaments">
      <TemperamentField value={value} onChange={(next) => steps.changeList('temperaments', [...next])} />
    </FieldBlock>
  );
}

export function TagsContainer() {
  const { value, steps } = useField('tags');
  const { tags } = useTags();
  const houseTags = tags.map(({ tagId, label }) => ({ slug: tagId, label }));
  return (
    <FieldBlock field="tags">
      <TagField value={value} onChange={(next) => steps.changeList('tags', [...next])} houseTags={houseTags} />
    </FieldBlock>
  );
}

export function FreeTagsContainer() {
  const { value, steps, language } = useField('freeTags');
  return (
    <FieldBlock field="freeTags">
      <FreeTags
        label={fieldNames.freeTags}
        value={value}
        onChange={(next) => steps.changeList('freeTags', [...next])}
        language={language}
      />
    </FieldBlock>
  );
}

const nothingOffered: readonly string[] = [];

export function NeversContainer() {
  const { value, steps, language } = useField('nevers');
  return (
    <FieldBlock field="nevers">
      <NeversField
        value={value}
        onChange={(next) => steps.changeList('nevers', [...next])}
        offered={nothingOffered}
        language={language}
      />
    </FieldBlock>
  );
}

export function ExchangesContainer() {
  const { part, value, steps, isRefused, language } = useField('exchanges');
  const name = useDraftField(part.editor, 'name');
  return (
    <FieldBlock field="exchanges">
      <ExchangeField
        value={value}
        onChange={(next) => steps.changeList('exchanges', [...next])}
        name={name}
        language={language}
        error={isRefused ? refusedMessages : undefined}
      />
      <FieldExtras field="exchanges" />
    </FieldBlock>
  );
}

const greetingHints = {
  alternateGreetings: (
    <FormattedMessage
      id="editor.greetings.hint"
      defaultMessage="Other first messages that readers can choose when they start a chat."
      description="Where a character has no other greetings yet"
    />
  ),
  groupGreetings: (
    <FormattedMessage
      id="editor.groupGreetings.hint"
      defaultMessage="First messages for rooms only, where several characters speak."
      description="Where a character has no greetings for rooms yet"
    />
  ),
} as const;

export function GreetingsContainer({ field }: { readonly field: keyof typeof greetingHints }) {
  const { value, steps, tokens, language } = useField(field);
  return (
    <FieldBlock field={field}>
      <TextList
        label={fieldNames[field]}
        hint={greetingHints[field]}
        value={value}
        onChange={(next) => steps.changeList(field, [...next])}
        reader="both"
        tokens={tokens}
        limit={editorLimits.greeting}
        most={editorLimits.greetings}
        language={language}
      />
      <FieldExtras field={field} />
    </FieldBlock>
  );
}
