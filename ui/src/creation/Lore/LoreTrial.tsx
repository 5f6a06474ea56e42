import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextButton } from '../../primitives/TextButton/TextButton';
import { TextField } from '../../primitives/TextField/TextField';
import { groupLabel } from '../Step/step.css';
import { alert, note, tokens, trial as trialStyle, trialField, trialForm, woken, wokenRow } from './Lore.css';
import type { LoreEditorProps } from './model';

/** Which entries a line triggers, as chats find them. */
export function LoreTrial({
  trial,
  onTry,
  onShow,
  language,
}: Pick<LoreEditorProps, 'trial' | 'onTry' | 'onShow' | 'language'>) {
  const id = useId();
  const intl = useIntl();
  const [line, setLine] = useState('');
  return (
    <section className={trialStyle} aria-labelledby={id}>
      <h3 id={id} className={groupLabel}>
        <FormattedMessage
          id="editor.lore.try.title"
          defaultMessage="Which entries are triggered?"
          description="Heading of the box in which a lorebook is tried"
        />
      </h3>
      <form
        className={trialForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (line.trim() !== '') onTry(line);
        }}
      >
        <span className={trialField}>
          <TextField
            label={
              <FormattedMessage
                id="editor.lore.try.line"
                defaultMessage="Something a reader might say"
                description="Label of the box in which a lorebook is tried"
              />
            }
            value={line}
            maxLength={2_000}
            dir={line === '' ? undefined : 'auto'}
            autoComplete="off"
            onChange={setLine}
          />
        </span>
        <Button
          type="submit"
          disabled={line.trim() === ''}
          busy={trial.kind === 'trying'}
          busyLabel={
            <FormattedMessage
              id="editor.lore.try.busy"
              defaultMessage="Testing"
              description="On the button while a lorebook is tried"
            />
          }
        >
          <FormattedMessage id="editor.lore.try.act" defaultMessage="Test" description="Tries a lorebook with a line" />
        </Button>
      </form>
      <div role="status">
        {trial.kind === 'failed' && (
          <p className={alert}>
            <FormattedMessage
              id="editor.lore.try.failed"
              defaultMessage="That did not work. Try again."
              description="When a lorebook could not be tried"
            />
          </p>
        )}
        {trial.kind === 'done' && (
          <p className={note}>
            <FormattedMessage
              id="editor.lore.try.count"
              defaultMessage="{count, plural, =0 {No entry is triggered.} one {# entry is triggered:} other {# entries are triggered:}}"
              description="How many entries of a lorebook a line triggers; above the list of them"
              values={{ count: trial.total }}
            />
          </p>
        )}
      </div>
      {trial.kind === 'done' && trial.items.length > 0 && (
        <ul className={woken}>
          {trial.items.map((one) => (
            <li key={one.entryId} className={wokenRow}>
              <TextButton onClick={() => onShow(one)}>
                {one.title === '' ? (
                  intl.formatMessage(
                    {
                      id: 'editor.lore.try.unnamed',
                      defaultMessage: 'Entry {number, number}',
                      description: 'An entry of a lorebook without a name that a line triggers',
                    },
                    { number: one.index + 1 },
                  )
                ) : (
                  <bdi lang={language}>{one.title}</bdi>
                )}
              </TextButton>
              <span>
                {one.keyword === null ? (
                  <FormattedMessage
                    id="editor.lore.try.always"
                    defaultMessage="always included"
                    description="Why an entry of a lorebook is in the prompt"
                  />
                ) : (
                  <FormattedMessage
                    id="editor.lore.try.key"
                    defaultMessage="by “{key}”"
                    description="Why an entry of a lorebook is in the prompt: which key was said"
                    values={{ key: <bdi lang={language}>{one.keyword}</bdi> }}
                  />
                )}
              </span>
              <span className={tokens}>
                <FormattedMessage
                  id="editor.lore.tokens"
                  defaultMessage="{count, plural, one {# token} other {# tokens}}"
                  description="How many tokens an entry of a lorebook takes"
                  values={{ count: one.tokens }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
