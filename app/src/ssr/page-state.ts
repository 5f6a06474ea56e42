import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';

export interface PageState {
  readonly publicUrl: string;
  readonly accountGift: number;
  readonly usesPoints: boolean;
  readonly queries: DehydratedState;
  readonly router: Pick<HydrationState, 'loaderData' | 'errors'>;
}

export const elementIds = { root: 'root', state: 'state', scripts: 'scripts' } as const;
