import type { BenchEngine, BenchKind, BenchRunForm } from '@fabula/sdk';
import type { BenchColumn, BenchWishes } from '@fabula/ui/engine-bench';

type Values = NonNullable<BenchRunForm['values']>;

/** What is left as it is by default is not sent. */
function valuesOf({ parameters }: BenchEngine, written: BenchColumn['values']): Values {
  return Object.fromEntries(
    parameters.flatMap(({ kind, name }) => {
      const value = written[name];
      if (value === undefined || value === '') return [];
      return [[name, kind === 'number' ? Number(value) : value]];
    }),
  );
}

/** The request of a column; its fields have been checked. */
export function runForm(
  kind: BenchKind,
  engine: BenchEngine,
  { prompt, seed, system }: BenchWishes,
  values: BenchColumn['values'],
): BenchRunForm {
  return {
    kind,
    engineId: engine.engineId,
    ...(kind === 'text' ? { system } : {}),
    prompt,
    seed: Number(seed),
    values: valuesOf(engine, values),
  };
}
