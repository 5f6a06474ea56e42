import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { TextField } from '../../primitives/TextField/TextField';
import { RemovedNote } from '../EditorFields/RemovedNote';
import { useLastRemoved } from '../EditorFields/use-last-removed';
import { key as keyStyle, keyGroup, keys as keysStyle } from './Lore.css';

/** What the contract has room for. */
const mostKeys = 100;
const mostLetters = 500;

interface KeyFieldProps {
  readonly label: ReactNode;
  readonly value: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  readonly language: string | undefined;
  /** The keys are expressions, in which a comma is a sign like any other. */
  readonly isRegex: boolean;
  readonly note?: ReactNode;
}

/** Keys of an entry: Enter or a comma takes what is written, Backspace in the empty box the last one away. */
export function KeyField({ label, value, onChange, language, isRegex, note }: KeyFieldProps) {
  const intl = useIntl();
  const [written, setWritten] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const { remove, restore } = useLastRemoved(value, onChange);
  const isFull = value.length >= mostKeys;
  const take = (text: string) => {
    const fresh = (isRegex ? [text] : text.split(/[,，、،]/u)).map((one) => one.trim().slice(0, mostLetters));
    const keys = [...new Set([...value, ...fresh.filter((one) => one !== '')])].slice(0, mostKeys);
    if (keys.length !== value.length) onChange(keys);
    setWritten('');
  };
  return (
    <div className={keyGroup}>
      <TextField
        ref={box}
        label={label}
        value={written}
        disabled={isFull}
        dir={written === '' ? undefined : 'auto'}
        lang={language}
        autoComplete="off"
        enterKeyHint="done"
        note={note}
        maxLength={mostLetters}
        placeholder={intl.formatMessage({
          id: 'editor.lore.keyHint',
          defaultMessage: 'Type a key, then press Enter',
          description: 'In the empty box for the keys of an entry of a lorebook',
        })}
        onChange={(text) => (!isRegex && /[,，、،]/u.test(text) ? take(text) : setWritten(text))}
        onBlur={() => take(written)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            take(written);
          }
          if (event.key === 'Backspace' && written === '' && value.length > 0) remove(value.length - 1);
        }}
      />
      {value.length > 0 && (
        <div className={keysStyle}>
          {value.map((one, index) => (
            <button
              key={one}
              type="button"
              className={keyStyle}
              onClick={() => {
                remove(index);
                box.current?.focus();
              }}
              aria-label={intl.formatMessage(
                {
                  id: 'editor.lore.removeKey',
                  defaultMessage: 'Remove the key {key}',
                  description: 'Takes a key of an entry of a lorebook away',
                },
                { key: one },
              )}
            >
              <bdi lang={language}>{one}</bdi>
              <Icon name="close" size="small" />
            </button>
          ))}
        </div>
      )}
      <RemovedNote
        onUndo={
          restore &&
          (() => {
            restore();
            box.current?.focus();
          })
        }
      />
      {isFull && (
        <FormattedMessage
          id="editor.lore.keysFull"
          defaultMessage="An entry has 100 keys at most."
          description="Below the keys of an entry of a lorebook"
        />
      )}
    </div>
  );
}
