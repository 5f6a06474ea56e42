import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Choice } from '../../creation/EditorFields/Choice';
import { Button } from '../../primitives/Button/Button';
import {
  columnLetters,
  engineName,
  type BenchColumn,
  type BenchEngine,
  type BenchExchange,
  type BenchParameterName,
} from '../model';
import { Raw } from '../Raw/Raw';
import { acts, column as columnStyle, head, model, settings } from './Column.css';
import { Facts } from './Facts';
import { Output } from './Output';
import { Parameters } from './Parameters';

/** `open` shows what is what, `hidden` waits for a vote, `preferred` and `other` are what it brought to light. */
export type ColumnVote = 'open' | 'hidden' | 'preferred' | 'other';

export interface ColumnProps {
  readonly index: number;
  readonly column: BenchColumn;
  readonly engines: readonly BenchEngine[];
  readonly vote: ColumnVote;
  /** Whether a vote can be cast: every column has a result. */
  readonly canVote: boolean;
  readonly onEngine: (engineId: string) => void;
  readonly onValue: (name: BenchParameterName, value: string) => void;
  readonly onVote: () => void;
  readonly onCopy: (exchange: BenchExchange) => void;
  readonly onKeep: () => void;
}

/**
 * One engine of the bench: what it is asked for, what came of it, and what went over the wire.
 *
 * **Accessibility** A region that its letter names. In a blind comparison nothing in it says which engine it is.
 */
export function Column(props: ColumnProps) {
  const { canVote, column, engines, index, onCopy, onEngine, onKeep, onValue, onVote, vote } = props;
  const intl = useIntl();
  const id = useId();
  const letter = columnLetters[index] ?? '';
  const engine = engines.find(({ engineId }) => engineId === column.engineId);
  const isHidden = vote === 'hidden';
  const { run } = column;
  return (
    <section className={columnStyle} aria-labelledby={id} data-preferred={vote === 'preferred' || undefined}>
      <h2 id={id} className={head}>
        <FormattedMessage
          id="bench.column"
          defaultMessage="Column {letter}"
          description="Heading of one engine among several; {letter} is A, B, C or D"
          values={{ letter }}
        />
      </h2>
      {isHidden ? (
        <p className={model}>
          <FormattedMessage
            id="bench.hidden"
            defaultMessage="Which engine it is shows after your vote."
            description="In a column of the engine bench in a blind comparison"
          />
        </p>
      ) : (
        <fieldset className={settings} disabled={run.state === 'running'}>
          <Choice
            label={intl.formatMessage({
              id: 'bench.engine',
              defaultMessage: 'Engine',
              description: 'Names the choice of an engine on the bench',
            })}
            value={column.engineId}
            onChange={onEngine}
            options={engines.map((one) => ({ value: one.engineId, label: engineName(one) }))}
          />
          {engine !== undefined && (
            <Parameters parameters={engine.parameters} values={column.values} onChange={onValue} />
          )}
        </fieldset>
      )}
      <Output run={run} text={column.text} file={column.file} letter={letter} />
      {vote === 'preferred' && (
        <p className={model} role="status">
          <FormattedMessage
            id="bench.voted"
            defaultMessage="Your choice"
            description="On the column that was voted for"
          />
        </p>
      )}
      {run.state === 'ended' && run.measures !== null && !isHidden && <Facts measures={run.measures} />}
      {isHidden && canVote && (
        <Button tone="primary" onClick={onVote}>
          <FormattedMessage
            id="bench.prefer"
            defaultMessage="{letter} is better"
            description="Votes for a column in a blind comparison; {letter} is A, B, C or D"
            values={{ letter }}
          />
        </Button>
      )}
      {!isHidden && <Raw exchanges={column.exchanges} onCopy={onCopy} />}
      {!isHidden && run.state === 'ended' && (
        <div className={acts}>
          <Button size="small" onClick={onKeep}>
            <FormattedMessage
              id="bench.keep"
              defaultMessage="Keep as fixture"
              description="Saves a run of an engine as a file that tests can read; fixture is the usual word of programmers"
            />
          </Button>
        </div>
      )}
    </section>
  );
}
