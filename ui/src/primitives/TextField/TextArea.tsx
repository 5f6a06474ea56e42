import { useId, type Ref, type TextareaHTMLAttributes } from 'react';

import { FieldFrame, describedBy, type FieldWords } from './FieldFrame';
import { box, input, manyLines } from './field.css';

type TextAreaAttributes = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'className' | 'style' | 'id' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;

export interface TextAreaProps extends TextAreaAttributes, FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A box for some lines of text, with its label above and what is wrong with the value below.
 *
 * **Use** for texts that people write at length; it grows with them.
 *
 * **Avoid** it for one short value.
 *
 * **Accessibility** As `TextField`.
 */
export function TextArea({ label, hint, counter, note, error, value, onChange, rows = 2, ...rest }: TextAreaProps) {
  const id = useId();
  const words = { label, hint, counter, note, error };
  return (
    <FieldFrame id={id} {...words}>
      <div className={box} data-many-lines data-invalid={error === undefined ? undefined : true}>
        <textarea
          {...rest}
          {...describedBy(id, words)}
          id={id}
          rows={rows}
          value={value}
          className={`${input} ${manyLines}`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
