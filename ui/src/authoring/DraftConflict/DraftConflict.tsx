import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import type { DraftConflictProps } from '../model';
import { choices, conflict as conflictStyle, count, field, foot, lead, legend, title } from './DraftConflict.css';
import { VersionChoice } from './VersionChoice';

/** A draft that was changed here and elsewhere: for each field that differs, the reader chooses what to keep. */
export function DraftConflict<Field extends string>(props: DraftConflictProps<Field>) {
  const { conflicts, names, onChoice, onKeep, isBusy, language } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chosen = conflicts.filter(({ choice }) => choice !== undefined).length;
  const isWhole = chosen === conflicts.length;
  return (
    <section className={conflictStyle} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={title}>
        <FormattedMessage
          id="draft.conflict.title"
          defaultMessage="Choose which changes to keep"
          description="Heading over two versions of a draft that was changed on two devices"
        />
      </h2>
      <p className={lead}>
        <FormattedMessage
          id="draft.conflict.lead"
          defaultMessage="This draft was also changed somewhere else. Both versions are still here, and the differences are marked."
          description="Below the heading over two versions of a draft"
        />
      </p>
      {conflicts.map(({ field: name, versions, canKeepBoth, choice }) => (
        <fieldset key={name} className={field} disabled={isBusy}>
          <legend className={legend}>{names[name]}</legend>
          <div className={choices}>
            {(canKeepBoth ? (['mine', 'theirs', 'both'] as const) : (['mine', 'theirs'] as const)).map((version) => (
              <VersionChoice
                key={version}
                group={`${id}-${name}`}
                version={version}
                versions={versions}
                language={language}
                isChosen={choice === version}
                onChoose={() => onChoice(name, version)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={foot}>
        <span role="status" className={count}>
          <FormattedMessage
            id="draft.conflict.count"
            defaultMessage="{chosen, number} of {count, number} chosen"
            description="How many of the fields that differ have a choice"
            values={{ chosen, count: conflicts.length }}
          />
        </span>
        <Button
          tone="primary"
          size="large"
          disabled={!isWhole}
          onClick={onKeep}
          busy={isBusy}
          busyLabel={
            <FormattedMessage
              id="draft.conflict.busy"
              defaultMessage="Saving"
              description="On the button while the chosen versions of a draft are being saved"
            />
          }
        >
          <FormattedMessage
            id="draft.conflict.keep"
            defaultMessage="Keep selected"
            description="Button that saves the chosen versions of a draft"
          />
        </Button>
      </div>
    </section>
  );
}
