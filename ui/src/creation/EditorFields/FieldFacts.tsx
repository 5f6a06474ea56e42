import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Counter } from '../Step/Counter';
import { charactersIn } from '../wizard-limits';
import { readerLabels, type FieldReader } from '../labels/reader-labels';
import { facts } from './EditorField.css';

interface FieldFactsProps {
  readonly reader: FieldReader;
  /** As the server counted them last; left out where the model does not read the field. */
  readonly tokens?: number | undefined;
  readonly text?: string | undefined;
  readonly limit?: number | undefined;
}

/** From this share of the limit on, the characters are counted. */
const nearLimit = 0.8;

/** At the end of a label's line: who reads the field, its tokens, and near the limit its characters. */
export function FieldFacts({ reader, tokens, text = '', limit }: FieldFactsProps): ReactNode {
  const isNear = limit !== undefined && text.length > limit * nearLimit && charactersIn(text) > limit * nearLimit;
  return (
    <span className={facts}>
      <span>{readerLabels[reader]}</span>
      {tokens !== undefined && tokens > 0 && (
        <span>
          <FormattedMessage
            id="editor.tokens"
            defaultMessage="{count, plural, one {# token} other {# tokens}}"
            description="How many tokens of the model a field of a character takes"
            values={{ count: tokens }}
          />
        </span>
      )}
      {isNear && <Counter text={text} limit={limit} />}
    </span>
  );
}
