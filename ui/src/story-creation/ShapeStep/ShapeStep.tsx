import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { EntryList } from '../../creation/EditorFields/EntryList';
import { fields as fieldsStyle, pair, problemLine } from '../../creation/Step/step.css';
import { Icon } from '../../primitives/Icon/Icon';
import { refusedEntry } from '../labels/story-problems';
import type { ShapeStepProps } from '../model';
import { storyLimits } from '../story-limits';
import { LineField } from './LineField';
import { NumberChoice } from './NumberChoice';
import { Outline } from './Outline';
import { EndingList, ItemList, MeterList, RoleList } from './PlanLists';
import { ShapeField } from './ShapeField';

/** The lists of the plan, in the order in which they are shown. */
const lists = ['beats', 'endings', 'meters', 'items', 'roles'] as const;

const focusIn = (step: HTMLElement, list: string, box: string) =>
  step.querySelector<HTMLElement>(`[data-list="${list}"] ${box}`)?.focus();

/** The second page of the story wizard: how the rounds hang together, what happens in them, and where they end. */
export function ShapeStep({ fields, onChange, outline, problem }: ShapeStepProps) {
  const intl = useIntl();
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== undefined && step.current !== null) {
      focusIn(step.current, problem.field, problem.why === 'too-long' ? '[aria-invalid]' : 'input');
    }
  }, [problem]);
  const refused = problem === undefined ? undefined : refusedEntry(problem.field, problem);
  const show = {
    beats: (
      <EntryList
        label={
          <FormattedMessage
            id="storyWizard.beats.label"
            defaultMessage="Beats"
            description="Label of what happens in a new story, one line each"
          />
        }
        hint={
          <FormattedMessage
            id="storyWizard.beats.hint"
            defaultMessage="What happens, one line each, in order. Rounds without a beat are written from templates."
            description="In place of what happens in a new story while nothing is written"
          />
        }
        value={fields.beats}
        onChange={(beats) => onChange({ beats })}
        blank=""
        most={storyLimits.beats}
        renderEntry={(beat, { label, acts, onChange: change }) => (
          <LineField label={label} acts={acts} value={beat} limit={storyLimits.beat} onChange={change} />
        )}
      />
    ),
    endings: <EndingList value={fields.endings} onChange={onChange} />,
    meters: <MeterList value={fields.meters} onChange={onChange} />,
    items: <ItemList value={fields.items} onChange={onChange} />,
    roles: <RoleList value={fields.roles} onChange={onChange} />,
  } as const;
  return (
    <div ref={step} className={fieldsStyle}>
      <ShapeField value={fields.shape} onChange={(shape) => onChange({ shape })} />
      <div className={pair}>
        <NumberChoice
          label={intl.formatMessage({
            id: 'storyWizard.acts',
            defaultMessage: 'Acts',
            description: 'Label of how many parts a new story has',
          })}
          value={fields.acts}
          from={1}
          to={storyLimits.acts}
          onChange={(acts) => onChange({ acts })}
        />
        <NumberChoice
          label={intl.formatMessage({
            id: 'storyWizard.choices',
            defaultMessage: 'Choices per round',
            description: 'Label of how many choices each round of a new story has',
          })}
          value={fields.choicesPerRound}
          from={storyLimits.fewestChoices}
          to={storyLimits.mostChoices}
          onChange={(choicesPerRound) => onChange({ choicesPerRound })}
        />
      </div>
      {outline !== undefined && (
        <Outline
          outline={outline}
          beats={fields.beats}
          onMove={(from, to) =>
            onChange({
              beats: fields.beats.toSpliced(from, 1).toSpliced(to, 0, ...fields.beats.slice(from, from + 1)),
            })
          }
          onOpen={(beat) => step.current !== null && focusIn(step.current, 'beats', `[data-index="${beat}"] input`)}
        />
      )}
      {lists.map((list) => (
        <div key={list} data-list={list}>
          {show[list]}
          {problem?.field === list && refused !== undefined && (
            <p role="alert" className={problemLine}>
              <Icon name="alert" size="small" />
              {refused}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
