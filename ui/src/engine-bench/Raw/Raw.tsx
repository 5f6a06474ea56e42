import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import type { BenchExchange } from '../model';
import { code, exchange as exchangeStyle, line, part, raw, summary } from './Raw.css';

interface RawProps {
  readonly exchanges: readonly BenchExchange[];
  readonly onCopy: (exchange: BenchExchange) => void;
}

/** What went to the server of an engine and came back, without keys. Nothing for an engine that works in this server. */
export function Raw({ exchanges, onCopy }: RawProps) {
  if (exchanges.length === 0) return null;
  return (
    <details className={raw}>
      <summary className={summary}>
        <FormattedMessage
          id="bench.raw"
          defaultMessage="Requests and answers ({count, number})"
          description="Opens what was sent to an engine and what it answered, as it went over the wire"
          values={{ count: exchanges.length }}
        />
      </summary>
      {exchanges.map((exchange, index) => (
        // The list only grows.
        <Exchange key={index} exchange={exchange} onCopy={onCopy} />
      ))}
    </details>
  );
}

function Exchange({ exchange, onCopy }: { readonly exchange: BenchExchange; readonly onCopy: RawProps['onCopy'] }) {
  const { answer, method, ms, request, status, url } = exchange;
  const address = `${method} ${url} → ${status ?? '—'}`;
  return (
    <div className={exchangeStyle}>
      <p className={line} dir="ltr">
        <span>{address}</span>
        <Milliseconds ms={ms} />
      </p>
      <Message message={request} isRequest />
      <Message message={answer} isRequest={false} />
      <div>
        <Button size="small" onClick={() => onCopy(exchange)}>
          <FormattedMessage
            id="bench.curl"
            defaultMessage="Copy as curl"
            description="Copies a request as a command of the program curl"
          />
        </Button>
      </div>
    </div>
  );
}

function Message({ message, isRequest }: { readonly message: BenchExchange['answer']; readonly isRequest: boolean }) {
  const intl = useIntl();
  const { body, bytes, headers, isCut } = message;
  const name = isRequest
    ? intl.formatMessage({
        id: 'bench.request',
        defaultMessage: 'Request',
        description: 'Above a request to an engine',
      })
    : intl.formatMessage({
        id: 'bench.answer',
        defaultMessage: 'Answer',
        description: 'Above the answer of an engine',
      });
  const words = [...headers.map(({ name: header, value }) => `${header}: ${value}`), '', body].join('\n');
  return (
    <>
      <p className={part}>
        <span>{name}</span>
        <Bytes bytes={bytes} />
        {isCut && (
          <FormattedMessage
            id="bench.cut"
            defaultMessage="shortened"
            description="Beside a request or an answer of which not everything is shown"
          />
        )}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
      <pre className={code} dir="ltr" tabIndex={0} aria-label={name}>
        {words}
      </pre>
    </>
  );
}

export function Milliseconds({ ms }: { readonly ms: number }) {
  const intl = useIntl();
  return <span>{intl.formatNumber(ms / 1000, { style: 'unit', unit: 'second', maximumFractionDigits: 2 })}</span>;
}

export function Bytes({ bytes }: { readonly bytes: number }) {
  const intl = useIntl();
  const [value, unit] = bytes >= 1000 ? [bytes / 1000, 'kilobyte'] : [bytes, 'byte'];
  return <span>{intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits: 1 })}</span>;
}
