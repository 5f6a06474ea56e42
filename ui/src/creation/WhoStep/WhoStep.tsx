import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { FieldFrame } from '../../primitives/TextField/FieldFrame';
import { TextField } from '../../primitives/TextField/TextField';
import type { WhoStepProps } from '../model';
import { Counter } from '../Step/Counter';
import { FillBlanks } from '../Step/FillBlanks';
import { textProblem } from '../Step/problem-messages';
import { fields as fieldsStyle, pair, select } from '../Step/step.css';
import { wizardLimits } from '../wizard-limits';
import { TemperamentField } from './TemperamentField';

/** The first page of the wizard: name, one line, language, pronouns and temperaments. */
export function WhoStep({ fields, onChange, languages, problem, fillBlanks }: WhoStepProps) {
  const intl = useIntl();
  const languageId = useId();
  const name = useRef<HTMLInputElement>(null);
  const tagline = useRef<HTMLInputElement>(null);
  const pronouns = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem?.field === 'name') name.current?.focus();
    if (problem?.field === 'tagline') tagline.current?.focus();
    if (problem?.field === 'pronouns') pronouns.current?.focus();
  }, [problem]);
  const nameOf = (language: string) => intl.formatDisplayName(language, { type: 'language' }) ?? language;
  const errorOf = (field: 'name' | 'tagline' | 'pronouns') =>
    textProblem(field, fields[field], wizardLimits[field], problem);
  return (
    <div className={fieldsStyle}>
      <TextField
        ref={name}
        value={fields.name}
        onChange={(value) => onChange({ name: value })}
        dir={fields.name === '' ? undefined : 'auto'}
        autoComplete="off"
        enterKeyHint="next"
        counter={<Counter text={fields.name} limit={wizardLimits.name} />}
        error={errorOf('name')}
        label={
          <FormattedMessage id="wizard.who.name" defaultMessage="Name" description="Label of a new character’s name" />
        }
      />
      <TextField
        ref={tagline}
        value={fields.tagline}
        onChange={(value) => onChange({ tagline: value })}
        dir={fields.tagline === '' ? undefined : 'auto'}
        autoComplete="off"
        counter={<Counter text={fields.tagline} limit={wizardLimits.tagline} />}
        error={errorOf('tagline')}
        placeholder={intl.formatMessage({
          id: 'wizard.who.taglineExample',
          defaultMessage: 'Retired smuggler, full-time baker',
          description: 'Example in the empty field for the one line that says who a new character is',
        })}
        label={
          <FormattedMessage
            id="wizard.who.tagline"
            defaultMessage="Tagline"
            description="Label of the one line that says who a new character is"
          />
        }
      />
      <div className={pair}>
        <FieldFrame
          id={languageId}
          label={
            <FormattedMessage
              id="wizard.who.language"
              defaultMessage="Language"
              description="Label of the language that a new character speaks"
            />
          }
        >
          <select
            id={languageId}
            className={select}
            value={fields.language}
            onChange={(event) => onChange({ language: event.target.value })}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {nameOf(language)}
              </option>
            ))}
          </select>
        </FieldFrame>
        <TextField
          ref={pronouns}
          value={fields.pronouns}
          onChange={(value) => onChange({ pronouns: value })}
          dir={fields.pronouns === '' ? undefined : 'auto'}
          autoComplete="off"
          error={errorOf('pronouns')}
          placeholder={intl.formatMessage({
            id: 'wizard.who.pronounsExample',
            defaultMessage: 'she/her, he/him, they/them',
            description: 'Examples in the empty field for the pronouns of a new character',
          })}
          label={
            <FormattedMessage
              id="wizard.who.pronouns"
              defaultMessage="Pronouns"
              description="Label of the pronouns of a new character, a free text"
            />
          }
        />
      </div>
      <TemperamentField value={fields.temperaments} onChange={(temperaments) => onChange({ temperaments })} />
      {fillBlanks !== undefined && <FillBlanks {...fillBlanks} />}
    </div>
  );
}
