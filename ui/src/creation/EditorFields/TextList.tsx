import type { ReactNode } from 'react';

import type { FieldReader } from '../labels/reader-labels';
import { EntryList } from './EntryList';
import { LongText } from './LongText';

interface TextListProps {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly reader: FieldReader;
  readonly tokens?: number | undefined;
  /** Of each text, in characters. */
  readonly limit: number;
  /** Of texts. */
  readonly most: number;
  readonly language: string | undefined;
}

/** Several texts in an order. */
export function TextList(props: TextListProps) {
  const { label, hint, value, onChange, reader, tokens, limit, most, language } = props;
  return (
    <EntryList
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      blank=""
      most={most}
      renderEntry={(text, place) => (
        <LongText
          label={place.label}
          value={text}
          onChange={place.onChange}
          reader={reader}
          tokens={value.length === 1 ? tokens : undefined}
          limit={limit}
          language={language}
          acts={place.acts}
        />
      )}
    />
  );
}
