import { FormattedMessage, useIntl } from 'react-intl';

import { Lantern } from '../../primitives/Lantern/Lantern';
import { failureMessages } from '../labels';
import type { BenchColumn, RunState } from '../model';
import { answer, failure as failureStyle, output, picture, status } from './Column.css';

interface OutputProps extends Pick<BenchColumn, 'run' | 'text' | 'file'> {
  readonly letter: string;
}

/** What came of a run so far: words, a picture, a film, or why there is none. */
export function Output({ run, text, file, letter }: OutputProps) {
  return (
    <div className={output} aria-busy={run.state === 'running'}>
      {text !== '' && (
        <p className={answer} dir="auto">
          {text}
        </p>
      )}
      {file !== null && <File file={file} letter={letter} />}
      <Status run={run} hasPiece={text !== '' || file !== null} />
    </div>
  );
}

function File({ file, letter }: { readonly file: NonNullable<BenchColumn['file']>; readonly letter: string }) {
  const intl = useIntl();
  const { address, height, isFilm, width } = file;
  if (address === null) {
    return (
      <p className={status}>
        <FormattedMessage
          id="bench.tooLarge"
          defaultMessage="The file is larger than 16 MB and is not shown."
          description="In place of a picture or a film on the engine bench"
        />
      </p>
    );
  }
  const name = intl.formatMessage(
    {
      id: 'bench.result',
      defaultMessage: 'Result of column {letter}',
      description: 'Describes a picture or a film on the engine bench, for screen readers; {letter} is A, B, C or D',
    },
    { letter },
  );
  const size = width === null || height === null ? {} : { width, height };
  return isFilm ? (
    <video className={picture} src={address} controls muted loop playsInline aria-label={name} />
  ) : (
    <img className={picture} src={address} alt={name} {...size} />
  );
}

function Status({ run, hasPiece }: { readonly run: RunState; readonly hasPiece: boolean }) {
  const intl = useIntl();
  if (run.state === 'idle') {
    return (
      <p className={status}>
        <FormattedMessage
          id="bench.idle"
          defaultMessage="The result will appear here."
          description="In a column of the engine bench before its first run"
        />
      </p>
    );
  }
  if (run.state === 'stopped') {
    return (
      <p className={status} role="status">
        <FormattedMessage id="bench.stopped" defaultMessage="Stopped" description="A run was stopped by the operator" />
      </p>
    );
  }
  if (run.state === 'ended') {
    return run.failure === null ? null : (
      <p className={failureStyle} role="alert">
        {intl.formatMessage(failureMessages[run.failure])}
      </p>
    );
  }
  return (
    <p className={status} role="status">
      <Lantern /> <Progress run={run} hasPiece={hasPiece} />
    </p>
  );
}

function Progress({
  run,
  hasPiece,
}: {
  readonly run: Extract<RunState, { state: 'running' }>;
  readonly hasPiece: boolean;
}) {
  if (run.place !== null) {
    return (
      <FormattedMessage
        id="bench.place"
        defaultMessage="Place {place, number} in the engine’s queue"
        description="While a run waits for other work of the engine"
        values={{ place: run.place }}
      />
    );
  }
  if (run.share !== null) {
    return (
      <FormattedMessage
        id="bench.share"
        defaultMessage="{share, number, ::percent} done"
        description="How far a picture or a film has come"
        values={{ share: run.share }}
      />
    );
  }
  return hasPiece ? (
    <FormattedMessage id="bench.running" defaultMessage="Running…" description="While an engine works" />
  ) : (
    <FormattedMessage
      id="bench.waiting"
      defaultMessage="Waiting for the first piece…"
      description="While an engine works and nothing has come yet"
    />
  );
}
