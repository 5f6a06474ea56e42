import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { ProposalMethod } from '@fabula/sdk/types';

import { Button } from '../primitives/Button/Button';
import { radio } from '../primitives/Choice/choice.css';
import { Link } from '../primitives/Link/Link';
import { TextArea } from '../primitives/TextField/TextArea';
import { TextField } from '../primitives/TextField/TextField';
import { MarkdownText } from '../thread/MarkdownText/MarkdownText';
import * as styles from './community.css';
import { fewestOptions, isWritten, mostOptions, type ProposalDraft, type ProposalProblem } from './model';

interface ProposalEditorProps {
  readonly draft: ProposalDraft;
  readonly onChange: (change: Partial<ProposalDraft>) => void;
  readonly problem: ProposalProblem | undefined;
  readonly onPublish: () => void;
  readonly publishing: boolean;
  readonly allHref: string;
  /** What the account may do, where it may not propose. */
  readonly standing?: ReactNode;
}

const methodNames = {
  single: (
    <FormattedMessage
      id="community.form.single"
      defaultMessage="One option per ballot"
      description="How a proposal is voted on"
    />
  ),
  approval: (
    <FormattedMessage
      id="community.form.approval"
      defaultMessage="Any number of options per ballot"
      description="How a proposal is voted on"
    />
  ),
} as const satisfies Record<ProposalMethod, ReactNode>;

const methods = ['single', 'approval'] as const satisfies readonly ProposalMethod[];

/** Writes a proposal, with a preview of its text. */
export function ProposalEditor(props: ProposalEditorProps) {
  const { draft, onChange, problem, onPublish, publishing, allHref, standing } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link href={allHref} className={styles.back}>
          <FormattedMessage
            id="community.all"
            defaultMessage="All proposals"
            description="Link to the list of all proposals"
          />
        </Link>
        <h1 className={styles.proposalTitle}>
          <FormattedMessage
            id="community.new"
            defaultMessage="Write a proposal"
            description="Link to the form for a new proposal, and the heading of that form"
          />
        </h1>
      </header>
      <div className={styles.columns}>
        <form
          className={styles.panel}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onPublish();
          }}
        >
          <div className={styles.form}>
            <TextField
              value={draft.title}
              maxLength={120}
              onChange={(title) => onChange({ title })}
              label={
                <FormattedMessage
                  id="community.form.title"
                  defaultMessage="Title"
                  description="Label of a field of a proposal"
                />
              }
            />
            <TextArea
              rows={6}
              maxLength={8000}
              value={draft.text}
              onChange={(text) => onChange({ text })}
              label={
                <FormattedMessage
                  id="community.form.text"
                  defaultMessage="What do you propose, and why?"
                  description="Label of a field of a proposal"
                />
              }
              note={
                <FormattedMessage
                  id="community.form.markdown"
                  defaultMessage="You can use Markdown."
                  description="Below the text of a proposal"
                />
              }
            />
            <Methods {...props} />
            <OptionFields {...props} />
            {problem !== undefined && (
              <p role="alert" className={styles.problem}>
                {problems[problem]}
              </p>
            )}
            <p className={styles.note}>
              <FormattedMessage
                id="community.form.settled"
                defaultMessage="It cannot be edited later: endorsements and ballots are about exactly this text. You can withdraw it until the vote begins. Once it is discussed, its title stays in the public log."
                description="Above the button that publishes a proposal"
              />
            </p>
            <div className={styles.acts}>
              <Button
                tone="primary"
                type="submit"
                disabled={!isWritten(draft)}
                busy={publishing}
                busyLabel={
                  <FormattedMessage
                    id="community.form.publishing"
                    defaultMessage="Publishing"
                    description="On the button while a proposal is published"
                  />
                }
              >
                <FormattedMessage
                  id="community.form.publish"
                  defaultMessage="Publish the idea"
                  description="Button: a proposal is published and can be endorsed"
                />
              </Button>
            </div>
          </div>
        </form>
        <div className={styles.column}>
          {standing}
          {[draft.title, draft.text, ...draft.options].some((words) => words !== '') && <Preview draft={draft} />}
        </div>
      </div>
    </div>
  );
}

function Methods({ draft, onChange }: Pick<ProposalEditorProps, 'draft' | 'onChange'>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage
          id="community.form.method"
          defaultMessage="How is it voted on?"
          description="Above the choice of how a proposal is voted on"
        />
      </legend>
      {methods.map((method) => (
        <label key={method} className={styles.option}>
          <input
            type="radio"
            name="method"
            className={radio}
            checked={draft.method === method}
            onChange={() => onChange({ method })}
          />
          <span>{methodNames[method]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function OptionFields({ draft, onChange }: Pick<ProposalEditorProps, 'draft' | 'onChange'>) {
  const intl = useIntl();
  const { options } = draft;
  return (
    <div className={styles.group}>
      {options.map((option, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- an option is its place: its words change while they are typed
        <div key={place} className={styles.optionRow}>
          <div className={styles.optionField}>
            <TextField
              value={option}
              maxLength={120}
              onChange={(words) => onChange({ options: options.with(place, words) })}
              label={
                <FormattedMessage
                  id="community.form.option"
                  defaultMessage="Option {number, number}"
                  description="Label of the field for one of the options of a proposal"
                  values={{ number: place + 1 }}
                />
              }
            />
          </div>
          {options.length > fewestOptions && (
            <Button
              tone="quiet"
              aria-label={intl.formatMessage(
                {
                  id: 'community.form.removeNamed',
                  defaultMessage: 'Remove option {number, number}',
                  description: 'Name, for screen readers, of the button that removes an option of a proposal',
                },
                { number: place + 1 },
              )}
              onClick={() => onChange({ options: options.toSpliced(place, 1) })}
            >
              <FormattedMessage
                id="community.form.remove"
                defaultMessage="Remove"
                description="Button that removes an option of a proposal"
              />
            </Button>
          )}
        </div>
      ))}
      {options.length < mostOptions && (
        <div className={styles.acts}>
          <Button tone="quiet" onClick={() => onChange({ options: [...options, ''] })}>
            <FormattedMessage
              id="community.form.add"
              defaultMessage="Add an option"
              description="Button that adds an option to a proposal"
            />
          </Button>
        </div>
      )}
    </div>
  );
}

function Preview({ draft }: Pick<ProposalEditorProps, 'draft'>) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <FormattedMessage
          id="community.form.preview"
          defaultMessage="Preview"
          description="Heading above a proposal as others will see it"
        />
      </h2>
      <h3 className={styles.cardTitle}>{draft.title}</h3>
      <div className={styles.words}>
        <MarkdownText text={draft.text} />
      </div>
      <ul className={styles.options}>
        {draft.options.map((option, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is its place: its words change while they are typed
          <li key={place} className={styles.optionWords}>
            {option}
          </li>
        ))}
      </ul>
    </section>
  );
}

const problems = {
  words: (
    <FormattedMessage
      id="community.problem.words"
      defaultMessage="These words are not allowed here. Change them and try again."
      description="A proposal was refused"
    />
  ),
  same: (
    <FormattedMessage
      id="community.problem.same"
      defaultMessage="Two options are the same. Change one of them."
      description="A proposal was refused"
    />
  ),
  standing: (
    <FormattedMessage
      id="community.problem.standing"
      defaultMessage="Your account may not propose yet. Your text is still here."
      description="A proposal was refused"
    />
  ),
  conflict: (
    <FormattedMessage
      id="community.problem.conflict"
      defaultMessage="You have another open idea. Your text is still here."
      description="A proposal was refused"
    />
  ),
  failed: (
    <FormattedMessage
      id="community.problem.failed"
      defaultMessage="The idea was not published. Your text is still here: try again."
      description="A proposal could not be published"
    />
  ),
} as const satisfies Record<ProposalProblem, ReactNode>;
