import { choiceCases } from './choice-cases.ts';
import { flowCases } from './flow-cases.ts';
import type { InkCase } from './ink-case.ts';
import { listCases } from './list-cases.ts';
import { logicCases } from './logic-cases.ts';
import { weaveCases } from './weave-cases.ts';

/** Each shows one feature. */
export const inkCases: readonly InkCase[] = [...flowCases, ...choiceCases, ...weaveCases, ...logicCases, ...listCases];
