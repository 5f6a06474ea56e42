import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { FieldFrame } from '../../primitives/TextField/FieldFrame';
import { TextField } from '../../primitives/TextField/TextField';
import type { InkDraft } from '../model';
import { box, choice, form as formStyle, mature as matureStyle, matureHint } from './InkForm.css';

export interface InkFormProps {
  readonly draft: InkDraft;
  readonly onDraft: (draft: InkDraft) => void;
  /** BCP 47 */
  readonly languages: readonly string[];
  readonly keeping: boolean;
  readonly onKeep: () => void;
}

/** What the reader says of a story that can be played, before it is kept. */
export function InkForm({ draft, onDraft, languages, keeping, onKeep }: InkFormProps) {
  const intl = useIntl();
  const languageId = useId();
  const nameOf = (language: string) => intl.formatDisplayName(language, { type: 'language' }) ?? language;
  const isWhole = draft.title.trim() !== '' && draft.tagline.trim() !== '';
  return (
    <form
      className={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !keeping) onKeep();
      }}
    >
      <TextField
        value={draft.title}
        maxLength={80}
        dir="auto"
        onChange={(title) => onDraft({ ...draft, title })}
        label={
          <FormattedMessage id="ink.form.title" defaultMessage="Title" description="Label of the title of a story" />
        }
      />
      <TextField
        value={draft.tagline}
        maxLength={160}
        dir="auto"
        onChange={(tagline) => onDraft({ ...draft, tagline })}
        label={
          <FormattedMessage
            id="ink.form.tagline"
            defaultMessage="Tagline"
            description="Label of the one line that says what a story promises"
          />
        }
      />
      <FieldFrame
        id={languageId}
        label={
          <FormattedMessage
            id="ink.form.language"
            defaultMessage="Language"
            description="Label of the language in which a story is written"
          />
        }
      >
        <select
          id={languageId}
          className={choice}
          value={draft.language}
          onChange={(event) => onDraft({ ...draft, language: event.target.value })}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {nameOf(language)}
            </option>
          ))}
        </select>
      </FieldFrame>
      <SegmentedControl
        label={intl.formatMessage({
          id: 'ink.form.kind',
          defaultMessage: 'Format',
          description: 'Names the choice between rounds and a novel, for screen readers',
        })}
        value={draft.kind}
        onChange={(kind) => onDraft({ ...draft, kind })}
        options={[
          {
            value: 'dynamic',
            label: (
              <FormattedMessage
                id="ink.form.dynamic"
                defaultMessage="Round by round"
                description="A story that is played, choice after choice"
              />
            ),
          },
          {
            value: 'novel',
            label: (
              <FormattedMessage
                id="ink.form.novel"
                defaultMessage="As a novel"
                description="A story that is read in chapters, like a book"
              />
            ),
          },
        ]}
      />
      <label className={matureStyle}>
        <input
          type="checkbox"
          className={box}
          checked={draft.mature}
          onChange={(event) => onDraft({ ...draft, mature: event.target.checked })}
        />
        <span>
          <FormattedMessage
            id="ink.form.mature"
            defaultMessage="This story has mature themes"
            description="Checkbox beside a story, set by the reader"
          />
          <span className={matureHint}>
            <FormattedMessage
              id="ink.form.matureHint"
              defaultMessage="It will be shown only in mature mode."
              description="Below the checkbox that says that a story has mature themes"
            />
          </span>
        </span>
      </label>
      <Button
        type="submit"
        tone="primary"
        disabled={!isWhole}
        busy={keeping}
        busyLabel={
          <FormattedMessage id="ink.form.keeping" defaultMessage="Saving" description="While a story is kept" />
        }
      >
        <FormattedMessage
          id="ink.form.keep"
          defaultMessage="Save this story"
          description="Makes a private story of the text"
        />
      </Button>
    </form>
  );
}
