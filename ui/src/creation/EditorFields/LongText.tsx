import { useId, type ReactNode } from 'react';

import { describedBy, FieldFrame } from '../../primitives/TextField/FieldFrame';
import { lengthProblem } from '../Step/problem-messages';
import type { FieldReader } from '../labels/reader-labels';
import { textBox, textInput } from './EditorField.css';
import { directionOfText, isLongText } from './direction-of-text';
import { FieldFacts } from './FieldFacts';

export interface LongTextProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly reader: FieldReader;
  readonly tokens?: number | undefined;
  /** In characters. */
  readonly limit: number;
  /** BCP 47 tag of the text. */
  readonly language: string | undefined;
  readonly note?: ReactNode;
  readonly error?: ReactNode;
  /** Small buttons at the end of the label's line. */
  readonly acts?: ReactNode;
}

/** A text of the card in the face that it is read in; the box is as tall as its words. */
export function LongText(props: LongTextProps) {
  const { label, value, onChange, reader, tokens, limit, language, note, acts } = props;
  const id = useId();
  const error = lengthProblem(value, limit) ?? props.error;
  const words = {
    label,
    counter: <FieldFacts reader={reader} tokens={tokens} text={value} limit={limit} />,
    hint: acts,
    note,
    error,
  };
  return (
    <FieldFrame id={id} {...words}>
      <div className={textBox} data-invalid={error === undefined ? undefined : true}>
        <textarea
          {...describedBy(id, words)}
          id={id}
          rows={2}
          value={value}
          dir={directionOfText(value)}
          lang={value === '' ? undefined : language}
          data-long={isLongText(value) || undefined}
          className={textInput}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
