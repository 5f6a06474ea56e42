import { confirmAdult } from '@fabula/sdk';

import type { QueryClients } from '../data/query-clients';
import { pageKeys } from './storage-keys';
import type { VisitorState } from '../context/visitor-state';
import type { Visitor } from './visitor';

/** Stores the adult mode and marks onboarding as completed (Product §2.1, special-nsfw). */
export function openAdultCatalogue(visitor: Visitor): void {
  visitor.setContentMode('nsfw');
  visitor.storage.setItem(pageKeys.onboardingCompleted, 'true');
}

/** Whether a guest who asks for the adult catalogue still has to say that they are over 18 (Product §11). */
export const needsAgeGate = ({ isKnown, contentMode, adultConfirmed, isRegistered }: VisitorState): boolean =>
  isKnown && contentMode === 'nsfw' && !adultConfirmed && !isRegistered;

/** Tells the server that the visitor is over 18, and refetches every list. */
export async function confirmOver18(visitor: Visitor, queries: QueryClients): Promise<void> {
  await confirmAdult({ confirmed: true });
  visitor.confirmAdult();
  queries.clear();
}
