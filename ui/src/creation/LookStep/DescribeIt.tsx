import { WandSparkles } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import type { DescribeItProps } from '../model';
import { Counter } from '../Step/Counter';
import { lengthProblem } from '../Step/problem-messages';
import { problemLine } from '../Step/step.css';
import { charactersIn, wizardLimits } from '../wizard-limits';
import { box, foot, head, hint, input, label as labelStyle } from './DescribeIt.css';
import { DescriptionAnswerLines } from './DescriptionAnswerLines';

/** A portrait in words: what is understood becomes parts, and what no part is found for is named. */
export function DescribeIt({ text, onText, onDraw, answer, onToggle }: DescribeItProps) {
  const intl = useIntl();
  const id = useId();
  const isDrawing = answer.kind === 'drawing';
  const problem = lengthProblem(text, wizardLimits.description);
  const canDraw = text.trim() !== '' && charactersIn(text) <= wizardLimits.description;
  return (
    <div>
      <form
        className={box}
        data-invalid={problem === undefined ? undefined : true}
        onSubmit={(event) => {
          event.preventDefault();
          if (canDraw && !isDrawing) onDraw();
        }}
      >
        <div className={head}>
          <label htmlFor={id} className={labelStyle}>
            <FormattedMessage
              id="wizard.describe"
              defaultMessage="Describe it"
              description="Label of the box in which a reader describes a portrait in words"
            />
          </label>
          <span id={`${id}-count`}>
            <Counter text={text} limit={wizardLimits.description} />
          </span>
        </div>
        <textarea
          id={id}
          rows={2}
          value={text}
          dir={text === '' ? undefined : 'auto'}
          className={input}
          aria-describedby={problem === undefined ? `${id}-count ${id}-hint` : `${id}-problem ${id}-count`}
          aria-invalid={problem === undefined ? undefined : true}
          placeholder={intl.formatMessage({
            id: 'wizard.describe.example',
            defaultMessage: 'A baker at sunrise with short dark hair and a grey scarf',
            description: 'Example in the empty box in which a reader describes a portrait in words',
          })}
          onChange={(event) => onText(event.target.value)}
        />
        <div className={foot}>
          {problem === undefined ? (
            <span id={`${id}-hint`} className={hint}>
              <FormattedMessage
                id="wizard.describe.hint"
                defaultMessage="You can write in any of the ten languages."
                description="Below the box in which a reader describes a portrait in words"
              />
            </span>
          ) : (
            <span id={`${id}-problem`} role="alert" className={problemLine}>
              <Icon name="alert" size="small" />
              <span>{problem}</span>
            </span>
          )}
          <Button
            type="submit"
            disabled={!canDraw}
            busy={isDrawing}
            busyLabel={
              <FormattedMessage
                id="wizard.describe.drawing"
                defaultMessage="Drawing"
                description="On the button while a described portrait is being put together"
              />
            }
          >
            <DrawnIcon drawing={WandSparkles} />
            <FormattedMessage
              id="wizard.describe.draw"
              defaultMessage="Draw from description"
              description="Button that puts a portrait together from its description"
            />
          </Button>
        </div>
      </form>
      <DescriptionAnswerLines answer={answer} onToggle={onToggle} />
    </div>
  );
}
