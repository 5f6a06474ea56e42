import { FormattedMessage } from 'react-intl';

import {
  Choice,
  DepthNoteField,
  editorLimits,
  FieldBlock,
  FieldFacts,
  fieldNames,
  MatureField,
  NumberField,
  RemixField,
} from '@fabula/ui/character-editor';

import { useDraftField } from '../../../../drafts/use-draft-editor';
import { languageNames } from '../../../../i18n/language-names';
import { isLocale, locales } from '../../../../i18n/locales';
import { useField } from './editor-context';
import { refusedMessages } from './refused-messages';

export function LanguageContainer() {
  const { value, write } = useField('language');
  return (
    <FieldBlock field="language">
      <Choice
        label={fieldNames.language}
        facts={<FieldFacts reader="both" />}
        value={value}
        onChange={(next) => {
          if (isLocale(next)) write(next);
        }}
        options={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
      />
    </FieldBlock>
  );
}

export function AgeContainer() {
  const { value, write } = useField('age');
  return (
    <FieldBlock field="age">
      <NumberField
        label={fieldNames.age}
        facts={<FieldFacts reader="both" />}
        note={
          <FormattedMessage
            id="editor.age.note"
            defaultMessage="The character’s age in years, as you state it. Optional."
            description="Below the box for the age of a character"
          />
        }
        value={value}
        most={editorLimits.age}
        onChange={write}
      />
    </FieldBlock>
  );
}

/** The age from which on a character may have mature themes. */
const fullAge = 18;

export function MatureContainer() {
  const { part, value, write } = useField('mature');
  const age = useDraftField(part.editor, 'age');
  return (
    <FieldBlock field="mature">
      <MatureField value={value} onChange={write} isUnderAge={age !== null && age < fullAge} />
    </FieldBlock>
  );
}

export function DepthNoteContainer() {
  const { value, write, tokens, isRefused, language } = useField('depthNote');
  return (
    <FieldBlock field="depthNote">
      <DepthNoteField
        label={fieldNames.depthNote}
        value={value}
        onChange={write}
        tokens={tokens}
        language={language}
        error={isRefused ? refusedMessages : undefined}
      />
    </FieldBlock>
  );
}

export function RemixContainer() {
  const { value, write } = useField('remixable');
  return (
    <FieldBlock field="remixable">
      <RemixField value={value} onChange={write} />
    </FieldBlock>
  );
}
