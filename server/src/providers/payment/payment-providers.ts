import { AppError } from '../../errors.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The payment providers of a server. Orders, webhooks and payments name theirs. */
export class PaymentProviders {
  readonly all: readonly PaymentProvider[];

  constructor(all: readonly PaymentProvider[]) {
    this.all = all;
  }

  /** Where new orders are paid unless the buyer chooses another; undefined where nothing can be bought. */
  get first(): PaymentProvider | undefined {
    return this.all[0];
  }

  /** Where memberships are sold; undefined where none are. */
  get firstThatRenews(): PaymentProvider | undefined {
    return this.all.find(({ renews }) => renews);
  }

  find(name: string): PaymentProvider | undefined {
    return this.all.find((provider) => provider.name === name);
  }

  /** @throws {AppError} UNAVAILABLE where the server has no such provider, or no longer. */
  require(name: string): PaymentProvider {
    const provider = this.find(name);
    if (provider === undefined) throw new AppError('UNAVAILABLE', `Payments by ${name} are not configured here`);
    return provider;
  }

  /** @throws {AppError} UNAVAILABLE where nothing can be bought. */
  requireFirst(): PaymentProvider {
    if (this.first === undefined) throw new AppError('UNAVAILABLE', 'Payments are not configured on this server');
    return this.first;
  }

  /** @throws {AppError} UNAVAILABLE where no memberships can be bought. */
  requireFirstThatRenews(): PaymentProvider {
    const provider = this.firstThatRenews;
    if (provider === undefined) throw new AppError('UNAVAILABLE', 'Memberships are not sold on this server');
    return provider;
  }
}
