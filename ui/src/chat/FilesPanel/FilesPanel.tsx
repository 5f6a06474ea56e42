import type { ChatFormat } from '@fabula/sdk/types';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { FileInput } from '../../primitives/FileInput/FileInput';
import { Panel } from '../../thread/Panel/Panel';
import { busyWords, FileKinds } from '../../thread/FileKinds/FileKinds';
import { acts, quiet, section, sentence, subtitle } from '../../thread/Panel/Panel.css';

export interface FilesPanelProps {
  /** The kind that is being made; null while none is. */
  readonly saving: ChatFormat | null;
  readonly onSave: (kind: ChatFormat) => void;
  readonly onBring: (file: File) => void;
  readonly bringing: boolean;
  /** Lines of the last file that made no sense, and were left out. */
  readonly leftOut: number;
  readonly onClose: () => void;
}

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
            defaultMessage="Export this conversation"
            description="Title over the kinds of file that a conversation can be saved as"
          />
        </h3>
        <FileKinds saving={saving} onSave={onSave} />
      </div>
      <div className={section}>
        <h3 className={subtitle}>
          <FormattedMessage
            id="chat.files.bring"
            defaultMessage="Import a conversation"
            description="Title over the button that reads a conversation from a file"
          />
        </h3>
        <p className={sentence}>
          <FormattedMessage
            id="chat.files.bringSentence"
            defaultMessage="A JSONL file from SillyTavern or from here. It becomes a new conversation and costs nothing."
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
              defaultMessage="{count, plural, one {# line could not be read and was left out.} other {# lines could not be read and were left out.}}"
              description="After a conversation was read from a file with faults"
              values={{ count: leftOut }}
            />
          </p>
        )}
      </div>
    </Panel>
  );
}
