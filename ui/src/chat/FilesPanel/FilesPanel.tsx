import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { FileInput } from '../../primitives/FileInput/FileInput';
import { Panel } from '../Panel/Panel';
import { acts, quiet, section, sentence, subtitle } from '../Panel/Panel.css';

/** The kinds of file that a conversation can be saved as. */
export type ChatFileKind = 'jsonl' | 'markdown' | 'text';

export interface FilesPanelProps {
  /** The kind that is being made; null while none is. */
  readonly saving: ChatFileKind | null;
  readonly onSave: (kind: ChatFileKind) => void;
  /** A file was chosen that holds a conversation. */
  readonly onBring: (file: File) => void;
  readonly bringing: boolean;
  /** Lines of the last file that made no sense, and were left out. */
  readonly leftOut: number;
  readonly onClose: () => void;
}

const kinds = [
  [
    'jsonl',
    <FormattedMessage
      key="jsonl"
      id="chat.files.jsonl"
      defaultMessage="JSONL, to be brought back"
      description="Saves a conversation in the file format of SillyTavern, which loses nothing"
    />,
  ],
  [
    'markdown',
    <FormattedMessage
      key="markdown"
      id="chat.files.markdown"
      defaultMessage="Markdown, to be read"
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

const busyWords = (
  <FormattedMessage
    id="chat.files.busy"
    defaultMessage="Writing"
    description="On a button while a file is made or read"
  />
);

/** Takes a conversation along as a file, and begins one from a file. */
export function FilesPanel({ saving, onSave, onBring, bringing, leftOut, onClose }: FilesPanelProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage
          id="chat.files.title"
          defaultMessage="Export and import"
          description="Title of the panel that saves a conversation as a file and reads one"
        />
      }
    >
      <div className={section}>
        <h3 className={subtitle}>
          <FormattedMessage
            id="chat.files.save"
            defaultMessage="Take this conversation along"
            description="Title over the kinds of file that a conversation can be saved as"
          />
        </h3>
        <div className={acts}>
          {kinds.map(([kind, words]) => (
            <Button key={kind} size="small" busy={saving === kind} busyLabel={busyWords} onClick={() => onSave(kind)}>
              {words}
            </Button>
          ))}
        </div>
      </div>
      <div className={section}>
        <h3 className={subtitle}>
          <FormattedMessage
            id="chat.files.bring"
            defaultMessage="Bring a conversation"
            description="Title over the button that reads a conversation from a file"
          />
        </h3>
        <p className={sentence}>
          <FormattedMessage
            id="chat.files.bringSentence"
            defaultMessage="A JSONL file of SillyTavern, or one saved here. It becomes a new conversation and costs nothing."
            description="What kinds of file a conversation can be read from"
          />
        </p>
        <div className={acts}>
          <Button size="small" icon="plus" busy={bringing} busyLabel={busyWords} onClick={() => input.current?.click()}>
            <FormattedMessage
              id="chat.files.choose"
              defaultMessage="Choose a file"
              description="Opens the choice of a file with a conversation"
            />
          </Button>
          <FileInput
            ref={input}
            accept=".jsonl,.json,.txt,application/jsonl"
            label={intl.formatMessage({
              id: 'chat.files.input',
              defaultMessage: 'File with a conversation',
              description: 'Names the hidden file choice, for screen readers',
            })}
            onFile={onBring}
          />
        </div>
        {leftOut > 0 && (
          <p role="status" className={quiet}>
            <FormattedMessage
              id="chat.files.leftOut"
              defaultMessage="{count, plural, one {# line made no sense and was left out.} other {# lines made no sense and were left out.}}"
              description="After a conversation was read from a file with faults"
              values={{ count: leftOut }}
            />
          </p>
        )}
      </div>
    </Panel>
  );
}
