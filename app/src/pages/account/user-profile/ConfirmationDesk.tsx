import type { SignInMethods } from '@fabula/sdk';
import { ConfirmOwner, type ConfirmationWay } from '@fabula/ui/account';

import { useConfirmation } from './use-confirmation';

interface ConfirmationDeskProps {
  readonly account: SignInMethods;
  readonly first: ConfirmationWay;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Asks the owner to confirm that it is them. */
export function ConfirmationDesk({ account, first, onConfirmed, onCancel }: ConfirmationDeskProps) {
  return <ConfirmOwner {...useConfirmation(account, first, onConfirmed)} onCancel={onCancel} />;
}

/** Whether the latest proof still counts. */
export const isFresh = (until: string | null): boolean => until !== null && Date.parse(until) > Date.now();
