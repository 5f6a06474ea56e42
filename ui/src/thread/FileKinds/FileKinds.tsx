import type { ChatFormat } from '@fabula/sdk/types';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { acts } from '../Panel/Panel.css';

const kinds = [
  [
    'jsonl',
    <FormattedMessage
      key="jsonl"
      id="chat.files.jsonl"
      defaultMessage="JSONL, can be imported again"
      description="Saves a conversation in the file format of SillyTavern, which loses nothing"
    />,
  ],
  [
    'markdown',
    <FormattedMessage
      key="markdown"
      id="chat.files.markdown"
      defaultMessage="Markdown, for reading"
      description="Saves a conversation as a Markdown file"
    />,
  ],
  [
    'text',
    <FormattedMessage
      key="text"
      id="chat.files.text"
      defaultMessage="Plain text"
      description="Saves a conversation as a plain text file"
    />,
  ],
] as const;

export const busyWords = (
  <FormattedMessage
    id="chat.files.busy"
    defaultMessage="Exporting"
    description="On a button while a file is made or read"
  />
);

interface FileKindsProps {
  /** The kind that is being made; null while none is. */
  readonly saving: ChatFormat | null;
  readonly onSave: (kind: ChatFormat) => void;
}

/** The kinds of file that a conversation can be saved as, each a button. */
export function FileKinds({ saving, onSave }: FileKindsProps) {
  return (
    <div className={acts}>
      {kinds.map(([kind, words]) => (
        <Button key={kind} size="small" busy={saving === kind} busyLabel={busyWords} onClick={() => onSave(kind)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
