import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';

/** What the server knows and the browser needs to take over a page; travels as JSON beside the markup. */
export interface PageState {
  readonly publicUrl: string;
  readonly accountGift: number;
  readonly queries: DehydratedState;
  readonly router: Pick<HydrationState, 'loaderData' | 'errors'>;
}

/** Ids of the elements that hold the app and its state. */
export const elementIds = { root: 'root', state: 'state', scripts: 'scripts' } as const;
