import type { ReactNode } from 'react';

import { Icon } from '../Icon/Icon';
import { aside, below, error as errorStyle, errorSign, field, label as labelStyle, labelLine } from './field.css';

export interface FieldWords {
  readonly label: ReactNode;
  /** At the end of the label's line: a word or two, a number, or a small button. */
  readonly hint?: ReactNode;
  readonly counter?: ReactNode;
  readonly note?: ReactNode;
  /** Why the value is not accepted. */
  readonly error?: ReactNode;
}

const noteIdOf = (id: string) => `${id}-note`;
const errorIdOf = (id: string) => `${id}-error`;
const counterIdOf = (id: string) => `${id}-counter`;

export function describedBy(id: string, { counter, note, error }: FieldWords) {
  const parts = [
    error !== undefined && errorIdOf(id),
    note !== undefined && noteIdOf(id),
    counter !== undefined && counterIdOf(id),
  ].filter((part) => part !== false);
  return {
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  } as const;
}

interface FieldFrameProps extends FieldWords {
  /** The id of the box that the label names. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The label of a field, its box, and under it what is wrong with the value. */
export function FieldFrame({ id, label, hint, counter, note, error, children }: FieldFrameProps) {
  return (
    <div className={field}>
      <div className={labelLine}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        {(hint !== undefined || counter !== undefined) && (
          <span className={aside}>
            {counter !== undefined && <span id={counterIdOf(id)}>{counter}</span>}
            {hint}
          </span>
        )}
      </div>
      {children}
      {error !== undefined && (
        <p id={errorIdOf(id)} role="alert" className={errorStyle}>
          <span className={errorSign}>
            <Icon name="alert" size="small" />
          </span>
          <span>{error}</span>
        </p>
      )}
      {note !== undefined && (
        <p id={noteIdOf(id)} className={below}>
          {note}
        </p>
      )}
    </div>
  );
}
