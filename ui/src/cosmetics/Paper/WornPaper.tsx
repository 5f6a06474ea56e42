import type { PaperId } from '@fabula/sdk/types';
import { lazy, Suspense } from 'react';

const Paper = lazy(() => import('./Paper').then((module) => ({ default: module.Paper })));

/** The paper that an account uses, beneath a thread; its drawing is loaded by those who use one. */
export function WornPaper({ paper }: { readonly paper: PaperId | undefined }) {
  if (paper === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Paper paper={paper} place="beneath" />
    </Suspense>
  );
}
