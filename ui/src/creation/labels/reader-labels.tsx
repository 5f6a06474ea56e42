import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export type FieldReader = 'readers' | 'model' | 'both' | 'card';

export const readerLabels: Readonly<Record<FieldReader, ReactNode>> = {
  readers: (
    <FormattedMessage
      id="editor.reader.readers"
      defaultMessage="For readers"
      description="Beside the name of a field of the character editor: only readers see it, the model does not read it"
    />
  ),
  model: (
    <FormattedMessage
      id="editor.reader.model"
      defaultMessage="For the model"
      description="Beside the name of a field of the character editor: the model reads it, readers do not see it"
    />
  ),
  both: (
    <FormattedMessage
      id="editor.reader.both"
      defaultMessage="For readers and the model"
      description="Beside the name of a field of the character editor: readers see it and the model reads it"
    />
  ),
  card: (
    <FormattedMessage
      id="editor.reader.card"
      defaultMessage="Stored in the card"
      description="Beside the name of a field of the character editor: it is part of the card file, and neither shown to readers nor sent to the model"
    />
  ),
};
