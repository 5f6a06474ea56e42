import { useEffect, useRef, useState } from 'react';

import type { BenchEngine, BenchKind, BenchRunForm } from '@fabula/sdk';
import {
  isSeed,
  wrongValues,
  type BenchColumn,
  type BenchParameterName,
  type BenchWishes,
} from '@fabula/ui/engine-bench';

import { follow, nothingYet, type RunOutcome } from './bench-run';
import { runForm } from './run-form';
import { useStartPictures } from './use-start-pictures';

const most = 4;

export interface RunColumn extends BenchColumn {
  /** What it was asked last. */
  readonly form: BenchRunForm | undefined;
}

/** `open`: everything is shown; a number: the column that was preferred. */
export type Vote = 'open' | 'hidden' | number;

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** Each engine once, then again from the first. */
const firstColumns = (engines: readonly BenchEngine[]): RunColumn[] =>
  Array.from({ length: most }, (_, index) => ({
    engineId: engines[index % engines.length]?.engineId ?? '',
    values: {},
    form: undefined,
    ...nothingYet,
  }));

/** The columns of one tab, their runs and the vote. */
export function useBench(kind: BenchKind, engines: readonly BenchEngine[]) {
  const [wishes, setWishes] = useState<BenchWishes>({ system: '', prompt: '', seed: '41', count: '2', isBlind: false });
  const [columns, setColumns] = useState<readonly RunColumn[]>(() => firstColumns(engines));
  const [vote, setVote] = useState<Vote>('open');
  const [isTried, setTried] = useState(false);
  const runs = useRef<AbortController>(undefined);
  useEffect(() => () => runs.current?.abort(), []);

  const shown = columns.slice(0, Number(wishes.count));
  const isRunning = shown.some(({ run }) => run.state === 'running');
  const change = (index: number, next: (column: RunColumn) => RunColumn) =>
    setColumns((before) => before.map((column, at) => (at === index ? next(column) : column)));
  const engineOf = ({ engineId }: RunColumn) => engines.find((engine) => engine.engineId === engineId);
  const start = useStartPictures(shown.map(engineOf));

  const canRun = (): boolean =>
    wishes.prompt.trim() !== '' &&
    isSeed(wishes.seed) &&
    shown.every((column) => wrongValues(engineOf(column)?.parameters ?? [], column.values).length === 0);

  const run = (): void => {
    setTried(true);
    if (isRunning || !canRun()) return;
    const isBlind = wishes.isBlind && shown.length > 1;
    const placed = isBlind ? shuffled(shown) : shown;
    const started = placed.map((column) => {
      const engine = engineOf(column);
      return engine === undefined
        ? column
        : { ...column, form: runForm(kind, engine, wishes, { ...column.values, ...start.values }) };
    });
    setVote(isBlind ? 'hidden' : 'open');
    setColumns([...started, ...columns.slice(shown.length)]);
    const leaving = new AbortController();
    runs.current = leaving;
    for (const [index, { form }] of started.entries()) {
      const set = (next: (outcome: RunOutcome) => RunOutcome) =>
        change(index, (column) => ({ ...column, ...next(column) }));
      if (form !== undefined) void follow(form, leaving.signal, set);
    }
  };

  return {
    wishes,
    shown,
    start: start.view,
    vote,
    isRunning,
    isTried,
    canVote: shown.length > 1 && shown.every((column) => column.run.state === 'ended'),
    setVote,
    run,
    stop: () => {
      runs.current?.abort();
      setVote('open');
    },
    wish: (changes: Partial<BenchWishes>) => {
      setWishes((before) => ({ ...before, ...changes }));
      // A comparison that has lost or gained a column is none.
      if (changes.count !== undefined) setVote('open');
    },
    newSeed: () =>
      setWishes((before) => ({ ...before, seed: String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) })),
    choose: (index: number, engineId: string) =>
      change(index, (column) => ({ ...column, ...nothingYet, engineId, values: {}, form: undefined })),
    setValue: (index: number, name: BenchParameterName, value: string) =>
      change(index, (column) => ({ ...column, values: { ...column.values, [name]: value } })),
  };
}
