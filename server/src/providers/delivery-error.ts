/** A refused message. Carriers' error texts contain addresses, so only the kind of failure is kept. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(carrier: string, kind: string) {
    super(`${carrier} did not take the message: ${kind}`);
  }
}
