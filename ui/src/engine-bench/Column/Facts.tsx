import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import type { BenchMeasures } from '../model';
import { Bytes, Milliseconds } from '../Raw/Raw';
import { factName, facts, factValue } from './Column.css';

/** What a run took and gave; what the engine does not say is left out. */
export function Facts({ measures }: { readonly measures: BenchMeasures }) {
  const { bytes, finish, firstMs, pixels, promptTokens, replyTokens, verdict, wholeMs } = measures;
  return (
    <dl className={facts}>
      {firstMs !== null && (
        <Fact
          name={
            <FormattedMessage
              id="bench.fact.first"
              defaultMessage="First piece"
              description="How long it took until an engine sent its first piece"
            />
          }
          value={<Milliseconds ms={firstMs} />}
        />
      )}
      <Fact
        name={
          <FormattedMessage
            id="bench.fact.whole"
            defaultMessage="Whole run"
            description="How long a run of an engine took from start to end"
          />
        }
        value={<Milliseconds ms={wholeMs} />}
      />
      {promptTokens !== null && (
        <Fact
          name={
            <FormattedMessage
              id="bench.fact.promptTokens"
              defaultMessage="Prompt tokens"
              description="How many tokens the prompt had"
            />
          }
          value={<FormattedNumber value={promptTokens} />}
        />
      )}
      {replyTokens !== null && (
        <Fact
          name={
            <FormattedMessage
              id="bench.fact.replyTokens"
              defaultMessage="Answer tokens"
              description="How many tokens the answer of an engine had"
            />
          }
          value={<FormattedNumber value={replyTokens} />}
        />
      )}
      {pixels !== null && (
        <Fact
          name={
            <FormattedMessage
              id="bench.fact.pixels"
              defaultMessage="Pixels"
              description="How many pixels a picture has"
            />
          }
          value={<FormattedNumber value={pixels} />}
        />
      )}
      <Fact
        name={
          <FormattedMessage
            id="bench.fact.bytes"
            defaultMessage="Length"
            description="How many bytes a text, a picture or a film has"
          />
        }
        value={<Bytes bytes={bytes} />}
      />
      {finish !== null && (
        <Fact
          name={
            <FormattedMessage
              id="bench.fact.finish"
              defaultMessage="Finish reason"
              description="Why a model ended its answer: a code such as “stop” follows"
            />
          }
          value={<bdi>{finish}</bdi>}
        />
      )}
      {verdict !== null && (
        <Fact
          name={
            <FormattedMessage
              id="bench.fact.verdict"
              defaultMessage="Safety"
              description="What the safety check says of an answer: a code such as “allow” follows"
            />
          }
          value={<bdi>{verdict}</bdi>}
        />
      )}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: ReactNode; readonly value: ReactNode }) {
  return (
    <>
      <dt className={factName}>{name}</dt>
      <dd className={factValue}>{value}</dd>
    </>
  );
}
