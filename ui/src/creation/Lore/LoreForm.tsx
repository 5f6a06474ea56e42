import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { TextArea } from '../../primitives/TextField/TextArea';
import { TextField } from '../../primitives/TextField/TextField';
import { select } from '../Step/step.css';
import { groupLabel } from '../Step/step.css';
import { KeyField } from './KeyField';
import { check, checkBox, checkHint, form, keyGroup, more, moreSummary, note, pair } from './Lore.css';
import type { LongLoreField, LoreEntryValue, LoreFieldsValue } from './model';

interface LoreFormProps {
  readonly entry: LoreEntryValue;
  readonly onChange: (changes: Partial<LoreFieldsValue>) => void;
  readonly language: string | undefined;
}

interface CheckProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

function Check({ value, onChange, label, hint }: CheckProps) {
  return (
    <label className={check}>
      <input
        type="checkbox"
        className={checkBox}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint !== undefined && <span className={checkHint}>{hint}</span>}
      </span>
    </label>
  );
}

const positions = [null, 'before_char', 'after_char'] as const;

const positionWords = {
  '': (
    <FormattedMessage
      id="editor.lore.position.any"
      defaultMessage="Default"
      description="Where the model reads an entry of a lorebook: the author has not chosen"
    />
  ),
  before_char: (
    <FormattedMessage
      id="editor.lore.position.before"
      defaultMessage="Before the character"
      description="Where the model reads an entry of a lorebook"
    />
  ),
  after_char: (
    <FormattedMessage
      id="editor.lore.position.after"
      defaultMessage="After the character"
      description="Where the model reads an entry of a lorebook"
    />
  ),
} as const satisfies Record<NonNullable<LoreFieldsValue['position']> | '', ReactNode>;

const tooLong = (
  <FormattedMessage
    id="editor.lore.tooLong"
    defaultMessage="Too long to edit here. It stays unchanged."
    description="Under a field of an entry of a lorebook of which only the beginning is shown"
  />
);

function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) || Math.abs(number) > 1_000_000_000 ? undefined : number;
}

/** The fields of an open entry: what it says and what triggers it, and the rest behind a disclosure. */
export function LoreForm({ entry, onChange, language }: LoreFormProps) {
  const { fields, longFields } = entry;
  const isLong = (field: LongLoreField) => longFields.includes(field);
  const noteOf = (field: LongLoreField) => (isLong(field) ? { note: tooLong } : {});
  const dirOf = (text: string) => (text === '' ? undefined : 'auto');
  return (
    <div className={form}>
      <TextField
        label={
          <FormattedMessage id="editor.lore.name" defaultMessage="Name" description="Name of an entry of a lorebook" />
        }
        value={fields.name}
        maxLength={200}
        dir={dirOf(fields.name)}
        lang={language}
        disabled={isLong('name')}
        {...noteOf('name')}
        onChange={(name) => onChange({ name })}
      />
      {isLong('keys') ? (
        <p className={note}>{tooLong}</p>
      ) : (
        <KeyField
          label={
            <FormattedMessage
              id="editor.lore.keys"
              defaultMessage="Keys"
              description="Label of the words that trigger an entry of a lorebook"
            />
          }
          value={fields.keys}
          language={language}
          isRegex={fields.useRegex}
          onChange={(keys) => onChange({ keys })}
        />
      )}
      <TextArea
        label={
          <FormattedMessage
            id="editor.lore.content"
            defaultMessage="Content"
            description="Label of the text of an entry of a lorebook"
          />
        }
        value={fields.content}
        rows={5}
        maxLength={64_000}
        dir={dirOf(fields.content)}
        lang={language}
        disabled={isLong('content')}
        {...noteOf('content')}
        onChange={(content) => onChange({ content })}
      />
      <div className={pair}>
        <Check
          value={fields.enabled}
          onChange={(enabled) => onChange({ enabled })}
          label={
            <FormattedMessage
              id="editor.lore.enabled"
              defaultMessage="Enabled"
              description="Checkbox of an entry of a lorebook"
            />
          }
        />
        <Check
          value={fields.constant}
          onChange={(constant) => onChange({ constant })}
          label={
            <FormattedMessage
              id="editor.lore.constant"
              defaultMessage="Always included"
              description="Checkbox of an entry of a lorebook that needs no key"
            />
          }
          hint={
            <FormattedMessage
              id="editor.lore.constantHint"
              defaultMessage="Its tokens are sent with every reply."
              description="Below the checkbox that an entry of a lorebook needs no key"
            />
          }
        />
      </div>
      <details>
        <summary className={moreSummary}>
          <FormattedMessage
            id="editor.lore.more"
            defaultMessage="More settings"
            description="Opens the rarer settings of an entry of a lorebook"
          />
        </summary>
        <div className={more}>
          {!isLong('secondaryKeys') && (
            <KeyField
              label={
                <FormattedMessage
                  id="editor.lore.secondaryKeys"
                  defaultMessage="Secondary keys"
                  description="Label of the further keys of an entry of a lorebook"
                />
              }
              value={fields.secondaryKeys}
              language={language}
              isRegex={fields.useRegex}
              onChange={(secondaryKeys) => onChange({ secondaryKeys, selective: secondaryKeys.length > 0 })}
            />
          )}
          <Check
            value={fields.selective}
            onChange={(selective) => onChange({ selective })}
            label={
              <FormattedMessage
                id="editor.lore.selective"
                defaultMessage="Requires a secondary key as well"
                description="Checkbox of an entry of a lorebook"
              />
            }
          />
          <Check
            value={fields.caseSensitive}
            onChange={(caseSensitive) => onChange({ caseSensitive })}
            label={
              <FormattedMessage
                id="editor.lore.case"
                defaultMessage="Case-sensitive"
                description="Checkbox of an entry of a lorebook: its keys are case-sensitive"
              />
            }
          />
          <Check
            value={fields.useRegex}
            onChange={(useRegex) => onChange({ useRegex })}
            label={
              <FormattedMessage
                id="editor.lore.regex"
                defaultMessage="Keys are regular expressions"
                description="Checkbox of an entry of a lorebook"
              />
            }
          />
          <div className={pair}>
            <TextField
              label={
                <FormattedMessage
                  id="editor.lore.order"
                  defaultMessage="Order"
                  description="Label of a number of an entry of a lorebook: lower ones are read first"
                />
              }
              note={
                <FormattedMessage
                  id="editor.lore.orderHint"
                  defaultMessage="Lower numbers come first."
                  description="Below the number that orders the entries of a lorebook in the prompt"
                />
              }
              type="number"
              inputMode="numeric"
              value={String(fields.insertionOrder)}
              onChange={(text) => {
                const insertionOrder = numberIn(text);
                if (insertionOrder !== undefined) onChange({ insertionOrder });
              }}
            />
            <TextField
              label={
                <FormattedMessage
                  id="editor.lore.priority"
                  defaultMessage="Priority"
                  description="Label of a number of an entry of a lorebook: lower ones are dropped first"
                />
              }
              note={
                <FormattedMessage
                  id="editor.lore.priorityHint"
                  defaultMessage="Lower numbers are dropped first when space runs out."
                  description="Below the number that says which entries of a lorebook are dropped first"
                />
              }
              type="number"
              inputMode="numeric"
              value={fields.priority === null ? '' : String(fields.priority)}
              onChange={(text) => onChange({ priority: numberIn(text) ?? null })}
            />
          </div>
          <label className={keyGroup}>
            <span className={groupLabel}>
              <FormattedMessage
                id="editor.lore.position"
                defaultMessage="Position in the prompt"
                description="Label of where the model reads an entry of a lorebook"
              />
            </span>
            <select
              className={select}
              value={fields.position ?? ''}
              onChange={(event) =>
                onChange({ position: positions.find((one) => (one ?? '') === event.target.value) ?? null })
              }
            >
              {positions.map((one) => (
                <option key={one ?? ''} value={one ?? ''}>
                  {positionWords[one ?? '']}
                </option>
              ))}
            </select>
          </label>
          <TextArea
            label={
              <FormattedMessage
                id="editor.lore.comment"
                defaultMessage="Note to yourself"
                description="Label of a note at an entry of a lorebook that is never in the prompt"
              />
            }
            value={fields.comment}
            rows={2}
            maxLength={2_000}
            dir={dirOf(fields.comment)}
            disabled={isLong('comment')}
            {...noteOf('comment')}
            onChange={(comment) => onChange({ comment })}
          />
        </div>
      </details>
    </div>
  );
}
