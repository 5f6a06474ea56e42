import { useId, useRef, type DragEvent, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { FileInput } from '../../primitives/FileInput/FileInput';
import { TextArea } from '../../primitives/TextField/TextArea';
import { inkFailures } from '../ink-failures';
import type { InkFailureValue } from '../model';
import { acts, failure as failureStyle, heading, sentence, source as sourceStyle } from './InkSource.css';

export interface InkSourceProps {
  readonly source: string;
  readonly onSource: (source: string) => void;
  readonly included: readonly string[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly checking: boolean;
  readonly onCheck: () => void;
  readonly failure: InkFailureValue | null;
  /** Opens the text in the story editor; left out where it cannot be, as with several files. */
  readonly onOpen?: (() => void) | undefined;
  readonly isOpening?: boolean | undefined;
  /** The box of the text, so that others can lead to a line of it. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const kinds = '.ink,.json,.txt,.zip,text/plain,application/json,application/zip';

/** Where a story is written, pasted, dropped or chosen, and looked through. */
export function InkSource(props: InkSourceProps) {
  const { source, onSource, included, onFiles, checking, onCheck, failure, onOpen, isOpening = false, ref } = props;
  const id = useId();
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  const dropProps = { onDragOver: allowFiles, onDrop: drop };
  return (
    <section aria-labelledby={id} className={sourceStyle} {...dropProps}>
      <h2 id={id} className={heading}>
        <FormattedMessage
          id="ink.source.title"
          defaultMessage="Import ink"
          description="Heading over the place where a story in ink, the language for branching stories, is brought"
        />
      </h2>
      <p className={sentence}>
        <FormattedMessage
          id="ink.source.sentence"
          defaultMessage="A story in ink, or a file compiled by Inky. You see what is in it before you save it, and only you will see the story."
          description="Explains what bringing a story in ink means; ink and Inky are names"
        />
      </p>
      <TextArea
        ref={ref}
        value={source}
        onChange={onSource}
        rows={14}
        dir="auto"
        spellCheck={false}
        autoCapitalize="off"
        label={
          <FormattedMessage
            id="ink.source.label"
            defaultMessage="The story"
            description="Label of the box with the text of a story in ink"
          />
        }
        note={
          <FormattedMessage
            id="ink.source.hint"
            defaultMessage="Write it, paste it, or drop its files or a .zip of them here. The limit is a million characters."
            description="Below the box with the text of a story in ink"
          />
        }
      />
      {included.length > 0 && (
        <p className={sentence}>
          <FormattedMessage
            id="ink.source.included"
            defaultMessage="Included: {files}"
            description="Below the box with the main text of a story in ink: the names of the other files that came with it"
            values={{ files: <bdi>{intl.formatList(included, { type: 'unit' })}</bdi> }}
          />
        </p>
      )}
      {failure !== null && (
        <p role="alert" className={failureStyle}>
          {inkFailures[failure]}
        </p>
      )}
      <div className={acts}>
        <Button
          tone="primary"
          disabled={source.trim() === ''}
          busy={checking}
          busyLabel={
            <FormattedMessage
              id="ink.source.checking"
              defaultMessage="Checking"
              description="While a story in ink is looked through"
            />
          }
          onClick={onCheck}
        >
          <FormattedMessage
            id="ink.source.check"
            defaultMessage="Check the story"
            description="Looks for mistakes in a story in ink"
          />
        </Button>
        <Button icon="plus" disabled={checking} onClick={() => input.current?.click()}>
          <FormattedMessage
            id="ink.source.choose"
            defaultMessage="Choose files"
            description="Opens the choice of the files of a story in ink"
          />
        </Button>
        {onOpen !== undefined && (
          <Button
            tone="quiet"
            disabled={source.trim() === '' || checking}
            busy={isOpening}
            busyLabel={
              <FormattedMessage
                id="ink.source.opening"
                defaultMessage="Opening"
                description="While a story in ink is opened in the story editor"
              />
            }
            onClick={onOpen}
          >
            <FormattedMessage
              id="ink.source.open"
              defaultMessage="Open in the editor"
              description="Makes a draft of a story in ink and opens it in the story editor"
            />
          </Button>
        )}
      </div>
      <FileInput
        ref={input}
        accept={kinds}
        label={intl.formatMessage({
          id: 'ink.source.input',
          defaultMessage: 'File with a story in ink',
          description: 'Names the hidden file choice, for screen readers',
        })}
        multiple
        onFile={(...files) => onFiles(files)}
      />
    </section>
  );
}

function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}
