import { http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import type { BenchContender, BenchEvent, BenchMeasures, BenchRunForm, BenchVoteForm } from '../../generated/model';
import { eventStream } from '../answer';

const { addBenchVote, getBenchEngines, runBench } = operations;
const { typical } = getBenchEngines.examples[200];
const { ended, exchange, file } = runBench.examples[200];

const words = ['My niece ', 'does, ', 'and badly.'];

const measured = (measures: Partial<BenchMeasures>): BenchEvent =>
  ended.kind === 'bench-ended' ? { ...ended, measures: { ...ended.measures, ...measures } } : ended;

/** What an engine makes: what needs no model sends nothing over a wire. */
function eventsOf({ engineId, kind }: BenchRunForm): readonly BenchEvent[] {
  const wire = engineId === 'configured' ? [exchange] : [];
  if (kind === 'text') {
    return [...words.map((text): BenchEvent => ({ kind: 'bench-text', text })), ...wire, measured({})];
  }
  const drawn = { promptTokens: null, replyTokens: null, finish: null, verdict: null, pixels: 12, bytes: 95 };
  return [{ kind: 'bench-progress', share: 0.5, place: null }, file, ...wire, measured(drawn)];
}

export function engineBenchHandlers(): RequestHandler[] {
  let tally = typical.data.tally;
  const count = ({ engine, model }: BenchContender, kind: BenchVoteForm['kind'], gained: number) => {
    const isIt = (score: (typeof tally)[number]) =>
      score.kind === kind && score.engine === engine && score.model === model;
    const known = tally.find(isIt) ?? { kind, engine, model, preferred: 0, compared: 0 };
    const { compared, preferred } = known;
    tally = [
      ...tally.filter((score) => !isIt(score)),
      { ...known, preferred: preferred + gained, compared: compared + 1 },
    ];
  };
  return [
    http.get(`*/api${getBenchEngines.path}`, () => HttpResponse.json({ ...typical, data: { ...typical.data, tally } })),
    http.post<never, BenchRunForm>(`*/api${runBench.path}`, async ({ request }) =>
      eventStream(eventsOf(await request.json()).map((event) => ({ event }))),
    ),
    http.post<never, BenchVoteForm>(`*/api${addBenchVote.path}`, async ({ request }) => {
      const { kind, others, preferred } = await request.json();
      count(preferred, kind, 1);
      for (const other of others) count(other, kind, 0);
      tally = tally.toSorted((one, other) => other.preferred - one.preferred);
      return HttpResponse.json({ code: 200, message: 'OK', data: tally });
    }),
  ];
}
