import { confirmAdult } from '@fabula/sdk';

import type { QueryClients } from '../data/query-clients';
import { pageKeys } from './storage-keys';
import type { Visitor, VisitorState } from './visitor';

/** Stores the adult mode and marks onboarding as completed (Specification §2.1, special-nsfw). */
export function openAdultCatalogue(visitor: Visitor): void {
  visitor.setContentMode('nsfw');
  visitor.storage.setItem(pageKeys.onboardingCompleted, 'true');
}

/** Whether a guest who asks for the adult catalogue still has to say that they are over 18 (decisions, "Content mode"). */
export const needsAgeGate = ({ isKnown, contentMode, adultConfirmed, isRegistered }: VisitorState): boolean =>
  isKnown && contentMode === 'nsfw' && !adultConfirmed && !isRegistered;

/** Tells the server that the visitor is over 18, and lets every list be read anew. */
export async function confirmOver18(visitor: Visitor, queries: QueryClients): Promise<void> {
  await confirmAdult({ confirmed: true });
  visitor.confirmAdult();
  queries.clear();
}
