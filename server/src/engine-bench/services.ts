import { Operators } from '../accounts/operators/operators.ts';
import type { Config } from '../config/config.ts';
import { EngineBench, type EngineBenchDeps } from './engine-bench.ts';

export interface OperatorServices {
  operators: Operators;
  engineBench: EngineBench;
}

export function createOperatorServices(parts: EngineBenchDeps & { config: Config }): OperatorServices {
  return { operators: new Operators(parts.database, parts.config.operators), engineBench: new EngineBench(parts) };
}
