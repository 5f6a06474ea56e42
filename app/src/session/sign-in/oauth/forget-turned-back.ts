import type { KeyValueStorage } from '@fabula/sdk';

import { forgetRoundTrip } from './round-trip';

interface Arrival {
  readonly hasReturned: boolean;
  /** The kind of the navigation (Navigation Timing, §5.1); undefined where the browser does not say. */
  readonly kind: string | undefined;
}

/** Forgets a provider trip that ended with Back and a fresh page load. */
export function forgetTurnedBack(storage: KeyValueStorage, { hasReturned, kind }: Arrival): void {
  if (!hasReturned && kind === 'back_forward') forgetRoundTrip(storage);
}

export function navigationKind(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry ? String(entry.type) : undefined;
}
