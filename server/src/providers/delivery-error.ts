/**
 * A message that its carrier did not take. Carriers put addresses and numbers into their error texts, so only the
 * kind of the failure is kept.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(carrier: string, kind: string) {
    super(`${carrier} did not take the message: ${kind}`);
  }
}
