import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { addBenchVote, type BenchEngine, type BenchEngines, type BenchExchange, type BenchKind } from '@fabula/sdk';
import { getGetBenchEnginesQueryKey } from '@fabula/sdk/react';
import { somethingFailed } from '@fabula/ui';
import { BenchView, Column, curlCopied, curlNotCopied, type ColumnVote } from '@fabula/ui/engine-bench';

import { copyText } from '../../browser/hand-on';
import { saveFile } from '../../browser/save-file';
import { useApp } from '../../context/use-app';
import { useHead } from '../../head/use-head';
import { useLocale } from '../../i18n/use-locale';
import { WithTexts } from '../../i18n/WithTexts';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { benchKinds, benchPaths } from '../../routes/bench-tabs';
import { benchFixture } from './bench-fixture';
import { curlCommand } from './curl-command';
import { useBench, type RunColumn, type Vote } from './use-bench';

interface BenchScreenProps {
  readonly kind: BenchKind;
  readonly engines: BenchEngines;
}

const texts = ['bench', 'pictures'] as const;

/** The bench with its texts, which only operators load. */
export function BenchScreen(props: BenchScreenProps) {
  return (
    <WithTexts parts={texts}>
      <Bench {...props} />
    </WithTexts>
  );
}

function shownVote(vote: Vote, index: number): ColumnVote {
  if (typeof vote === 'number') return vote === index ? 'preferred' : 'other';
  return vote;
}

const withoutModel: ReadonlySet<string> = new Set(['offline', 'composed']);

/** What took part in a comparison: the engine, and the model that it was asked for. */
function contenderOf({ form }: RunColumn, engines: readonly BenchEngine[]) {
  const engine = engines.find(({ engineId }) => engineId === form?.engineId);
  return engine === undefined ? [] : [{ engine: engine.engine, model: form?.values?.model ?? engine.model }];
}

function Bench({ kind, engines }: BenchScreenProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const locale = useLocale();
  const { toasts } = useApp();
  const request = useIdempotentRequest(somethingFailed);
  const offered = engines[kind];
  const bench = useBench(kind, offered);
  const title = intl.formatMessage({
    id: 'bench.heading',
    defaultMessage: 'Engine bench',
    description: 'Heading of the page on which operators compare engines',
  });
  useHead({ title, description: title, isIndexed: false });

  const prefer = async (index: number): Promise<void> => {
    const contenders = bench.shown.map((column) => contenderOf(column, offered));
    const [preferred] = contenders[index] ?? [];
    bench.setVote(index);
    if (preferred === undefined) return;
    const others = contenders.filter((_, at) => at !== index).flat();
    await request('vote', async (options) => {
      const tally = await addBenchVote({ kind, preferred, others }, options);
      client.setQueryData<BenchEngines>(getGetBenchEnginesQueryKey(), (known) => known && { ...known, tally });
    });
  };
  const copy = async (exchange: BenchExchange): Promise<void> => {
    const isCopied = (await copyText(curlCommand(exchange))) === 'copied';
    toasts.show(isCopied ? curlCopied(exchange.variable) : curlNotCopied());
  };

  return (
    <BenchView
      kind={kind}
      tabs={benchKinds.map((one) => ({ kind: one, href: benchPaths[one].href(locale) }))}
      hasModel={offered.some(({ engine }) => !withoutModel.has(engine))}
      wishes={bench.wishes}
      onWishes={bench.wish}
      onNewSeed={bench.newSeed}
      start={bench.start}
      isRunning={bench.isRunning}
      isTried={bench.isTried}
      onRun={bench.run}
      onStop={bench.stop}
      tally={engines.tally.filter((score) => score.kind === kind)}
    >
      {bench.shown.map((column, index) => (
        <Column
          // Columns are told apart by their places.
          key={index}
          index={index}
          column={column}
          engines={offered}
          vote={shownVote(bench.vote, index)}
          canVote={bench.canVote}
          onEngine={(engineId) => bench.choose(index, engineId)}
          onValue={(name, value) => bench.setValue(index, name, value)}
          onVote={() => void prefer(index)}
          onCopy={(exchange) => void copy(exchange)}
          onKeep={() => {
            if (column.form !== undefined) saveFile(benchFixture(column.form, column));
          }}
        />
      ))}
    </BenchView>
  );
}
