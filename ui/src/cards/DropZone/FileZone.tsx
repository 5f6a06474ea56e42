import { useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { FileInput } from '../../primitives/FileInput/FileInput';
import { Icon } from '../../primitives/Icon/Icon';
import { Lantern } from '../../primitives/Lantern/Lantern';
import { TextButton } from '../../primitives/TextButton/TextButton';
import {
  fileName as fileNameStyle,
  heading,
  hint,
  partHeading,
  problem as problemStyle,
  problemFile,
  problemSign,
  reading,
  sentence as sentenceStyle,
  withPointer,
  zone,
} from './DropZone.css';
import { useFileDrop } from './use-file-drop';

/** What may be brought: a card in any of its forms, or what a card holds. */
const kindsOfFile = '.png,.json,.charx,.lorebook,.jpg,.jpeg,.zip,image/png,application/json';

const headings = { 2: ['h2', heading], 3: ['h3', partHeading] } as const;

export interface FileZoneProps {
  readonly level: keyof typeof headings;
  readonly title: ReactNode;
  readonly sentence: ReactNode;
  readonly note?: ReactNode;
  readonly choose: ReactNode;
  /** Names the hidden file choice, for screen readers. */
  readonly inputLabel: string;
  readonly kinds: ReactNode;
  /** What is done with a file; a file is taken while it waits for one. */
  readonly step: 'waiting' | 'reading' | 'done';
  /** The file that is being read, or that could not be. */
  readonly fileName: string;
  /** Why the last file was not taken. */
  readonly problem: ReactNode;
  readonly onFile: (file: File) => void;
  /** The reader does not want to wait for the file to be read. */
  readonly onCancel: () => void;
}

/** Takes a file: by choosing one, by dropping one, by pasting one. */
export function FileZone(props: FileZoneProps) {
  const { level, title, sentence, note, choose, inputLabel, kinds, step, fileName, problem, onFile, onCancel } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { dropProps, isOver } = useFileDrop(step === 'waiting', onFile);
  const [Heading, headingStyle] = headings[level];
  return (
    <section aria-labelledby={id} className={zone} data-over={isOver || undefined} {...dropProps}>
      <Heading id={id} className={headingStyle}>
        {title}
      </Heading>
      <p className={sentenceStyle}>{sentence}</p>
      {note}
      {problem !== null && (
        <p role="alert" className={problemStyle}>
          <span className={problemSign}>
            <Icon name="alert" size="small" />
          </span>
          <span>
            {fileName !== '' && <bdi className={problemFile}>{fileName}</bdi>}
            {problem}
          </span>
        </p>
      )}
      {step === 'reading' ? (
        <div role="status" className={reading}>
          <Lantern />
          <span className={fileNameStyle}>
            <FormattedMessage
              id="card.import.reading"
              defaultMessage="Reading {fileName}"
              description="While a character card is read; {fileName} is the file that was chosen"
              values={{ fileName: <bdi>{fileName}</bdi> }}
            />
          </span>
          <TextButton onClick={onCancel}>
            <FormattedMessage
              id="card.import.cancel"
              defaultMessage="Cancel"
              description="Stops reading a character card"
            />
          </TextButton>
        </div>
      ) : (
        <Button tone="primary" icon="plus" onClick={() => input.current?.click()}>
          {choose}
        </Button>
      )}
      <FileInput ref={input} accept={kindsOfFile} label={inputLabel} onFile={onFile} />
      <p className={hint}>
        {kinds}
        <span className={withPointer}>
          <FormattedMessage
            id="card.import.otherWays"
            defaultMessage="You can also drop it here or paste it."
            description="Other ways to bring a character card than choosing a file; shown where there is a mouse"
          />
        </span>
      </p>
    </section>
  );
}
