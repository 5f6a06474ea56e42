import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { TextArea } from '../primitives/TextField/TextArea';
import { TextField } from '../primitives/TextField/TextField';
import { mostAnnouncementLetters, mostReasonLetters, type AnnouncementDraft, type LanguageValue } from './model';
import { form, heading, label, note, panel } from './operator.css';
import { SubmitButton } from './FormButtons';
import { ReasonField } from './ReasonField';

interface AnnouncementFormProps {
  /** English first. */
  readonly languages: readonly LanguageValue[];
  /** Milliseconds since the epoch, at the time of the call. */
  readonly now: () => number;
  /** Resolves to whether it is published; if not, the form stays as it is. */
  readonly onPublish: (draft: AnnouncementDraft) => Promise<boolean>;
}

/** Milliseconds since the epoch of what a reader picked; undefined for nothing. */
const readTime = (picked: string): number | undefined => {
  const time = Date.parse(picked);
  return Number.isNaN(time) ? undefined : time;
};

/** Writes a short text that everyone sees for a while, in English and in as many languages as wanted. */
export function AnnouncementForm({ languages, now, onPublish }: AnnouncementFormProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isSending, setSending] = useState(false);
  const [first, ...others] = languages;
  const written = languages
    .map(({ locale }) => ({ language: locale, text: (texts[locale] ?? '').trim() }))
    .filter(({ text }) => text !== '');
  const isFilled = written[0]?.language === first?.locale && until !== '' && reason.trim() !== '';
  const send = async () => {
    const begin = readTime(from) ?? now();
    const end = readTime(until);
    if (end === undefined || end <= begin || end <= now()) {
      setWrong(true);
      return;
    }
    setWrong(false);
    setSending(true);
    try {
      const times = { from: new Date(begin).toISOString(), until: new Date(end).toISOString() };
      if (!(await onPublish({ texts: written, ...times, reason: reason.trim() }))) return;
      setTexts({});
      setReason('');
    } finally {
      setSending(false);
    }
  };
  const box = ({ locale, name }: LanguageValue) => (
    <TextArea
      key={locale}
      lang={locale}
      dir="auto"
      rows={2}
      maxLength={mostAnnouncementLetters}
      value={texts[locale] ?? ''}
      onChange={(text) => setTexts((all) => ({ ...all, [locale]: text }))}
      label={
        <FormattedMessage
          id="operator.ann.text"
          defaultMessage="Text in {language}"
          description="Label of the box for the text of an announcement in one language; {language} is its own name"
          values={{ language: <bdi lang={locale}>{name}</bdi> }}
        />
      }
    />
  );
  return (
    <section className={panel}>
      <h2 className={heading}>
        <FormattedMessage
          id="operator.ann.new"
          defaultMessage="New announcement"
          description="Heading over the form of an announcement"
        />
      </h2>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isFilled) void send();
        }}
      >
        {first !== undefined && box(first)}
        <details>
          <summary className={label}>
            <FormattedMessage
              id="operator.ann.others"
              defaultMessage="Other languages"
              description="Opens the boxes for the text of an announcement in further languages"
            />
          </summary>
          <div className={form}>
            <p className={note}>
              <FormattedMessage
                id="operator.ann.others.about"
                defaultMessage="Where a language is left empty, its readers see the English text."
                description="Above the boxes for the text of an announcement in further languages"
              />
            </p>
            {others.map(box)}
          </div>
        </details>
        <TextField
          type="datetime-local"
          value={from}
          onChange={setFrom}
          label={
            <FormattedMessage
              id="operator.ann.from"
              defaultMessage="From"
              description="Label of the time at which an announcement begins"
            />
          }
          note={
            <FormattedMessage
              id="operator.ann.from.note"
              defaultMessage="Empty: from now on"
              description="Below the time at which an announcement begins"
            />
          }
        />
        <TextField
          type="datetime-local"
          value={until}
          onChange={setUntil}
          label={
            <FormattedMessage
              id="operator.ann.until"
              defaultMessage="Until"
              description="Label of the time at which an announcement ends"
            />
          }
          error={
            isWrong ? (
              <FormattedMessage
                id="operator.ann.until.wrong"
                defaultMessage="The end must be in the future and after the beginning."
                description="Below the time at which an announcement ends, when it cannot be so"
              />
            ) : undefined
          }
        />
        <ReasonField value={reason} onChange={setReason} maxLength={mostReasonLetters} />
        <SubmitButton disabled={!isFilled} busy={isSending}>
          <FormattedMessage
            id="operator.ann.send"
            defaultMessage="Publish"
            description="Button that publishes an announcement"
          />
        </SubmitButton>
      </form>
    </section>
  );
}
