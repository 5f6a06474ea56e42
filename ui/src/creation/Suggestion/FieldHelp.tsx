import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { SourceLine } from '../../authoring/Suggestion/SourceLine';
import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { fieldNames } from '../labels/field-names';
import { actLabels } from './act-labels';
import { act as actStyle, actName, acts as actsStyle, help, hindranceLine } from './FieldHelp.css';
import { OptionsRow } from './OptionsRow';
import type { FieldHelpProps, SuggestionAct } from './suggestion-model';

const optionActs: readonly SuggestionAct[] = ['tighten', 'translate', 'expand', 'in-their-voice'];

/** What can be proposed for a field, each with its price. Nothing of it writes into the field. */
export function FieldHelp(props: FieldHelpProps) {
  const { acts, field, isBusy, onAsk, onSource, source } = props;
  const [opened, setOpened] = useState<SuggestionAct | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hindranceId = useId();
  const nameId = useId();
  const open = acts.find(({ act, hindrance }) => act === opened && hindrance === undefined);
  const lacksModel = acts.some(({ hindrance }) => hindrance === 'needs-model');
  return (
    <div role="group" aria-labelledby={nameId} className={help} data-help="acts">
      <span id={nameId}>
        <VisuallyHidden>
          <FormattedMessage
            id="suggestion.help"
            defaultMessage="Help with {field}"
            description="Name of the group of buttons that propose texts for a field, such as “Help with Description”"
            values={{ field: fieldNames[field] }}
          />
        </VisuallyHidden>
      </span>
      <div className={actsStyle}>
        {acts.map(({ act, hindrance, price }) => (
          <button
            key={act}
            type="button"
            className={actStyle}
            disabled={isBusy || hindrance !== undefined}
            aria-expanded={optionActs.includes(act) ? opened === act : undefined}
            aria-describedby={hindrance === 'needs-model' ? hindranceId : undefined}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              if (optionActs.includes(act)) setOpened(opened === act ? null : act);
              else onAsk(act, {});
            }}
          >
            <DrawnIcon drawing={actLabels[act].drawing} size="small" />
            <span className={actName}>{actLabels[act].name}</span>
            {hindrance !== 'needs-model' && <ActPrice {...price} />}
          </button>
        ))}
      </div>
      {open !== undefined && (
        <OptionsRow
          key={open.act}
          {...props}
          act={open.act}
          price={open.price}
          onAsk={(act, options) => {
            // The focus would be lost with the row.
            opener.current?.focus();
            setOpened(null);
            onAsk(act, options);
          }}
        />
      )}
      {lacksModel && (
        <p id={hindranceId} className={hindranceLine}>
          {onSource === null ? (
            <FormattedMessage
              id="suggestion.needsModel"
              defaultMessage="Dimmed options need a text model, which this server does not have."
              description="Below buttons that propose texts, some of which are disabled"
            />
          ) : (
            <FormattedMessage
              id="suggestion.needsModelChoice"
              defaultMessage="Dimmed options have no free version. Use the model for them."
              description="Below buttons that propose texts from templates, some of which are disabled"
            />
          )}
        </p>
      )}
      <SourceLine source={source} isPriced={acts.some(({ price }) => price.points !== undefined)} onSource={onSource} />
    </div>
  );
}
