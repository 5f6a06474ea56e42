import { memo, type ReactNode } from 'react';

import { editorLimits, FieldBlock, fieldNames, LongText, MacroNote, ShortText } from '@fabula/ui/character-editor';

import { useField } from './editor-context';
import { FieldExtras } from './FieldExtras';
import { refusedMessages } from './refused-messages';
import { textParts, type TextPartName, type TextPartValue } from './text-parts';

interface TextContainerProps {
  readonly field: TextPartName;
  readonly note?: ReactNode;
  readonly placeholder?: string;
}

/** A text of the draft. Only this field is rendered while its text is being written. */
export const TextContainer = memo(function TextPart({ field, note, placeholder }: TextContainerProps) {
  const { reader, face, hasMacros = false }: TextPartValue = textParts[field];
  const { value, write, tokens, isRefused, language } = useField(field);
  const shared = {
    label: fieldNames[field],
    value,
    onChange: write,
    reader,
    tokens,
    limit: editorLimits[field],
    language,
    note: note ?? (hasMacros ? <MacroNote /> : undefined),
    error: isRefused ? refusedMessages : undefined,
  };
  return (
    <FieldBlock field={field}>
      {face === 'long' ? <LongText {...shared} /> : <ShortText {...shared} placeholder={placeholder} />}
      <FieldExtras field={field} />
    </FieldBlock>
  );
});
