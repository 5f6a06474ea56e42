import type { EngineBreaker, EngineHealth, EngineKind } from '@fabula/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Moment } from './operator-words';
import { facts, note, row, rows, said, section, tag } from './operator.css';

interface EnginesViewProps {
  readonly engines: readonly EngineHealth[];
  /** Since when the server has counted. */
  readonly since: string;
}

const kinds = {
  text: (
    <FormattedMessage
      id="operator.engine.text"
      defaultMessage="Replies and stories"
      description="What an engine makes: texts"
    />
  ),
  pictures: (
    <FormattedMessage id="operator.engine.pictures" defaultMessage="Pictures" description="What an engine makes" />
  ),
  films: <FormattedMessage id="operator.engine.films" defaultMessage="Films" description="What an engine makes" />,
  speech: <FormattedMessage id="operator.engine.speech" defaultMessage="Voices" description="What an engine makes" />,
} as const satisfies Record<EngineKind, ReactNode>;

const states = {
  closed: (
    <FormattedMessage
      id="operator.engine.closed"
      defaultMessage="Working"
      description="State of an engine: requests are sent to it"
    />
  ),
  open: (
    <FormattedMessage
      id="operator.engine.open"
      defaultMessage="Paused after failures"
      description="State of an engine: it failed several times in a row, so no request is sent to it for a while"
    />
  ),
  'half-open': (
    <FormattedMessage
      id="operator.engine.halfOpen"
      defaultMessage="Being tried"
      description="State of an engine: after a pause, one request is sent to see whether it works"
    />
  ),
} as const satisfies Record<EngineBreaker, ReactNode>;

const tones = { closed: 'good', open: 'closed', 'half-open': 'open' } as const;

/** The engines of a server, and how they work. */
export function EnginesView({ engines, since }: EnginesViewProps) {
  return (
    <div className={section}>
      <p className={note}>
        <FormattedMessage
          id="operator.engine.since"
          defaultMessage="Counted by the server that answers, since its start on {time}."
          description="Above the engines; {time} is a date and a time"
          values={{ time: <Moment at={since} /> }}
        />
      </p>
      <ul className={rows}>
        {engines.map((engine) => (
          <EngineRow key={`${engine.kind} ${engine.name}`} engine={engine} />
        ))}
      </ul>
    </div>
  );
}

function EngineRow({ engine }: { readonly engine: EngineHealth }) {
  const { answers, breaker, failures, firstTokenMs, kind, lastFailureAt, name } = engine;
  return (
    <li className={row}>
      <span className={facts}>
        {breaker !== null && (
          <span className={tag} data-tone={tones[breaker]}>
            {states[breaker]}
          </span>
        )}
        <span>{kinds[kind]}</span>
      </span>
      <bdi className={said}>{name}</bdi>
      {breaker !== null && (
        <span className={facts}>
          <span>
            <FormattedMessage
              id="operator.engine.answers"
              defaultMessage="{count, plural, one {# answer} other {# answers}}"
              description="How many requests an engine answered"
              values={{ count: answers }}
            />
          </span>
          <span>
            <FormattedMessage
              id="operator.engine.failures"
              defaultMessage="{count, plural, =0 {No failures} one {# failure} other {# failures}}"
              description="How many requests an engine did not finish"
              values={{ count: failures }}
            />
          </span>
          {firstTokenMs !== null && (
            <span>
              <FormattedMessage
                id="operator.engine.first"
                defaultMessage="First words in {seconds, number} s"
                description="The median time from a request to the first words of an engine, in seconds"
                values={{ seconds: Math.round(firstTokenMs / 100) / 10 }}
              />
            </span>
          )}
          {lastFailureAt !== null && (
            <span>
              <FormattedMessage
                id="operator.engine.lastFailure"
                defaultMessage="Last failure {time}"
                description="When an engine last failed; {time} is a date and a time"
                values={{ time: <Moment at={lastFailureAt} /> }}
              />
            </span>
          )}
        </span>
      )}
    </li>
  );
}
