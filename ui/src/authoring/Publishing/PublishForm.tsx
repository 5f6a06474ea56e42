import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import type { PublishChoice, PublishProblemValue, PublishWords, VisibilityValue } from './model';
import { acts, box, choice, choiceName, choices, form, hint, mark, problem, promises } from './PublishDialog.css';
import { PublishProblem } from './publish-problems';
import { visibilities, visibilityNames } from './visibility-labels';

export interface PublishFormProps {
  readonly words: PublishWords;
  /** Who sees it now. */
  readonly visibility: VisibilityValue;
  /** Undefined for what cannot be remixed: it is not asked then. */
  readonly remixable: boolean | undefined;
  /** Whether the operators have hidden it: then it is published again. */
  readonly isWithheld: boolean;
  readonly isRegistered: boolean;
  readonly isSaving: boolean;
  readonly problem: PublishProblemValue | null;
  readonly onSave: (choice: PublishChoice) => void;
  readonly onSignIn: () => void;
  readonly onCancel: () => void;
}

const reach = (visibility: VisibilityValue) => visibilities.indexOf(visibility);

/** Who shall see something, and what its maker promises for that. */
export function PublishForm(props: PublishFormProps) {
  const { isRegistered, isSaving, isWithheld } = props;
  const [visibility, setVisibility] = useState(props.visibility);
  const [remixable, setRemixable] = useState(props.remixable);
  const [isStated, setStated] = useState(false);
  const [isStatementMissed, setStatementMissed] = useState(false);
  const statement = useRef<HTMLInputElement>(null);
  const missedId = useId();
  const isShown = visibility !== 'private';
  const needsStatement = isShown && (isWithheld || reach(visibility) > reach(props.visibility));
  const needsAccount = isShown && !isRegistered;
  const isUnchanged = visibility === props.visibility && remixable === props.remixable && !isWithheld;
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (needsAccount) {
          props.onSignIn();
        } else if (needsStatement && !isStated) {
          setStatementMissed(true);
          statement.current?.focus();
        } else {
          props.onSave({ visibility, statement: needsStatement ? true : undefined, remixable });
        }
      }}
    >
      <fieldset className={choices} disabled={isSaving}>
        {visibilities.map((value) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              name="visibility"
              value={value}
              checked={visibility === value}
              onChange={() => setVisibility(value)}
              className={mark}
            />
            <span className={choiceName}>
              {visibilityNames[value]}
              <span className={hint}>{props.words.hints[value]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {isShown && !needsAccount && (needsStatement || remixable !== undefined) && (
        <fieldset className={`${choices} ${promises}`} disabled={isSaving}>
          {remixable !== undefined && (
            <label className={choice}>
              <input
                type="checkbox"
                checked={remixable}
                onChange={(event) => setRemixable(event.target.checked)}
                className={box}
              />
              <span className={choiceName}>
                <FormattedMessage
                  id="publish.remixable"
                  defaultMessage="Others may remix it"
                  description="Checkbox in the dialog that publishes a character"
                />
                <span className={hint}>
                  <FormattedMessage
                    id="publish.remixableHint"
                    defaultMessage="They can make their own character from it. Your name stays on it as credit."
                    description="Below the checkbox that lets others remix a character"
                  />
                </span>
              </span>
            </label>
          )}
          {needsStatement && (
            <label className={choice}>
              <input
                ref={statement}
                type="checkbox"
                checked={isStated}
                aria-invalid={isStatementMissed && !isStated}
                aria-describedby={isStatementMissed && !isStated ? missedId : undefined}
                onChange={(event) => setStated(event.target.checked)}
                className={box}
              />
              <span>{props.words.statement}</span>
            </label>
          )}
        </fieldset>
      )}
      {needsStatement && isStatementMissed && !isStated && (
        <p id={missedId} role="alert" className={problem}>
          <FormattedMessage
            id="publish.statementMissing"
            defaultMessage="Confirm the statement to publish."
            description="When a character is to be published and its maker has not made the statement"
          />
        </p>
      )}
      {needsAccount && <p className={hint}>{props.words.needsAccount}</p>}
      {props.problem !== null && !isSaving && (
        <p role="alert" className={problem}>
          <PublishProblem problem={props.problem} words={props.words} />
        </p>
      )}
      <div className={acts}>
        <Button onClick={props.onCancel} disabled={isSaving}>
          <FormattedMessage
            id="publish.cancel"
            defaultMessage="Cancel"
            description="Leaves the dialog that publishes a character"
          />
        </Button>
        {needsAccount ? (
          <Button type="submit" tone="primary">
            <FormattedMessage
              id="publish.signIn"
              defaultMessage="Sign in to publish"
              description="In the dialog that publishes a character, for a guest"
            />
          </Button>
        ) : (
          <Button
            type="submit"
            tone="primary"
            disabled={isUnchanged}
            busy={isSaving}
            busyLabel={
              <FormattedMessage
                id="publish.saving"
                defaultMessage="Checking"
                description="On the button that publishes a character, while the character is checked and published"
              />
            }
          >
            {needsStatement ? (
              <FormattedMessage id="publish.publish" defaultMessage="Publish" description="Publishes a character" />
            ) : (
              <FormattedMessage
                id="publish.save"
                defaultMessage="Save"
                description="Changes who sees a character, to fewer people than before"
              />
            )}
          </Button>
        )}
      </div>
    </form>
  );
}
