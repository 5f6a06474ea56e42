import { Lock } from 'lucide-react';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

import { DrawnIcon } from '../Icon/DrawnIcon';
import { FieldFrame, describedBy, type FieldWords } from './FieldFrame';
import { box, input } from './field.css';

type InputAttributes = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;

export interface TextFieldProps extends InputAttributes, FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: ReactNode;
  readonly end?: ReactNode;
  /** The value is settled and shown with a lock; the input is disabled. */
  readonly locked?: boolean;
  /** Digits far apart, for codes. */
  readonly face?: 'text' | 'code';
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A box for one line of text, with its label above and what is wrong with the value below.
 *
 * **Use** for one short value. `locked` shows one that is settled; `note` says beforehand what will be accepted.
 *
 * **Avoid** it for secrets (`PasswordField`), codes of six digits (`CodeField`), searches (`SearchField`) and several lines
 * (`TextArea`). A placeholder is an example, never the label.
 *
 * **Accessibility** The label names the box; counter, note and error describe it, and a refused value is `aria-invalid`. On
 * failure the value stays and the caller moves the focus here.
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    counter,
    note,
    error,
    value,
    onChange,
    icon,
    end,
    locked = false,
    face = 'text',
    disabled = false,
    type = 'text',
    ...rest
  } = props;
  const id = useId();
  const words = { label, hint, counter, note, error };
  const sign = locked ? <DrawnIcon drawing={Lock} size="small" /> : icon;
  return (
    <FieldFrame id={id} {...words}>
      <div className={box} data-locked={locked || undefined} data-invalid={error === undefined ? undefined : true}>
        {sign}
        <input
          {...rest}
          {...describedBy(id, words)}
          id={id}
          type={type}
          value={value}
          disabled={disabled || locked}
          data-face={face}
          className={input}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
    </FieldFrame>
  );
}
