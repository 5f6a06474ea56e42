import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { TextArea } from '../../primitives/TextField/TextArea';
import type { VoiceStepProps } from '../model';
import { Counter } from '../Step/Counter';
import { FillBlanks } from '../Step/FillBlanks';
import { problemMessages, textProblem } from '../Step/problem-messages';
import { fields as fieldsStyle } from '../Step/step.css';
import { wizardLimits } from '../wizard-limits';
import { ExchangeField } from './ExchangeField';
import { GreetingField } from './GreetingField';
import { MatureField } from './MatureField';
import { NeversField } from './NeversField';
import { TagField } from './TagField';
import { story } from './VoiceStep.css';

/** The third page of the wizard: where they meet, the greeting, sample exchanges, what they never do, and tags. */
export function VoiceStep(props: VoiceStepProps) {
  const { fields, onChange, problem, fillBlanks } = props;
  const intl = useIntl();
  const scenario = useRef<HTMLTextAreaElement>(null);
  const exchanges = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem?.field === 'scenario') scenario.current?.focus();
    if (problem?.field === 'exchanges') exchanges.current?.querySelector('textarea')?.focus();
  }, [problem]);
  const lang = contentLang(fields.language, intl.locale);
  return (
    <div className={fieldsStyle}>
      {fillBlanks !== undefined && <FillBlanks {...fillBlanks} />}
      <div className={story}>
        <TextArea
          ref={scenario}
          value={fields.scenario}
          onChange={(value) => onChange({ scenario: value })}
          dir={fields.scenario === '' ? undefined : 'auto'}
          lang={fields.scenario === '' ? undefined : lang}
          rows={3}
          counter={<Counter text={fields.scenario} limit={wizardLimits.scenario} />}
          error={textProblem('scenario', fields.scenario, wizardLimits.scenario, problem)}
          placeholder={intl.formatMessage({
            id: 'wizard.voice.scenarioExample',
            defaultMessage: 'The bakery at four in the morning. The ovens are lit, and you have knocked.',
            description: 'Example in the empty field that says where a reader meets a new character',
          })}
          label={
            <FormattedMessage
              id="wizard.voice.scenario"
              defaultMessage="Where you meet"
              description="Label of the place and moment in which a reader meets a new character"
            />
          }
        />
      </div>
      <GreetingField
        value={fields.greeting}
        onChange={(greeting) => onChange({ greeting })}
        greetings={props.greetings}
        onOtherGreetings={props.onOtherGreetings}
        language={lang}
        error={textProblem('greeting', fields.greeting, wizardLimits.greeting, problem)}
        focusOn={problem?.field === 'greeting' ? problem : undefined}
      />
      <div ref={exchanges}>
        <ExchangeField
          value={fields.exchanges}
          onChange={(value) => onChange({ exchanges: value })}
          name={fields.name}
          language={lang}
          error={problemMessages('exchanges', problem)}
        />
      </div>
      <NeversField
        value={fields.nevers}
        onChange={(nevers) => onChange({ nevers })}
        offered={props.offeredNevers}
        language={lang}
      />
      {props.houseTags.length > 0 && (
        <TagField value={fields.tags} onChange={(tags) => onChange({ tags })} houseTags={props.houseTags} />
      )}
      <MatureField value={fields.mature} onChange={(mature) => onChange({ mature })} />
    </div>
  );
}
