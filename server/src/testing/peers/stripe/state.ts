import { z } from 'zod';
import type {
  chargeOf,
  customerOf,
  disputeOf,
  endpointOf,
  intentOf,
  Made,
  portalOf,
  portalSessionOf,
  PeerInvoice,
  PeerInvoicePayment,
  PeerPrice,
  PeerSchedule,
  PeerSession,
  PeerSubscription,
  productOf,
  refundOf,
} from './objects.ts';

/** As Stripe answers it. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';
  readonly status: number;
  readonly error: Readonly<Record<string, string>>;

  constructor(status: number, error: { type: string; message: string; code?: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const refuse = (message: string, more: { code?: string; param?: string } = {}): StripeRefusal =>
  new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });

type Rename = (json: string) => string;

/** A kind of objects by id. */
export class Table<Row extends { id: string }> {
  rows = new Map<string, Row>();

  put(row: Row): Row {
    this.rows.set(row.id, row);
    return row;
  }

  get(id: string): Row {
    const row = this.rows.get(id);
    if (row !== undefined) return row;
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such object: '${id}'`,
    });
  }

  all(): Row[] {
    return [...this.rows.values()];
  }

  copy(rename: Rename): void {
    for (const row of this.all()) this.put(z.custom<Row>().parse(JSON.parse(rename(JSON.stringify(row)))));
  }
}

export interface PeerEvent {
  id: string;
  type: string;
  body: string;
}

/** What a Stripe account holds, with its own clock in seconds. */
export class StripeState {
  /** In seconds. */
  now: number;
  /** As the requests name it. */
  apiVersion = '';
  readonly customers = new Table<ReturnType<typeof customerOf>>();
  readonly products = new Table<ReturnType<typeof productOf>>();
  readonly prices = new Table<PeerPrice>();
  readonly sessions = new Table<PeerSession>();
  /** The price of a session of a subscription. */
  readonly sessionPrices = new Map<string, string>();
  /** What a payment or a subscription of a session carries. */
  readonly sessionMetadata = new Map<string, Record<string, string>>();
  readonly intents = new Table<ReturnType<typeof intentOf>>();
  readonly charges = new Table<ReturnType<typeof chargeOf>>();
  readonly refunds = new Table<ReturnType<typeof refundOf>>();
  readonly disputes = new Table<ReturnType<typeof disputeOf>>();
  readonly subscriptions = new Table<PeerSubscription>();
  readonly schedules = new Table<PeerSchedule>();
  readonly invoices = new Table<PeerInvoice>();
  readonly invoicePayments = new Table<PeerInvoicePayment>();
  readonly endpoints = new Table<ReturnType<typeof endpointOf>>();
  readonly portals = new Table<ReturnType<typeof portalOf>>();
  readonly portalSessions = new Table<ReturnType<typeof portalSessionOf>>();
  /** Of the buyers. */
  country = 'DE';
  /** Customers whose cards are declined. */
  readonly declined = new Set<string>();
  readonly events: PeerEvent[] = [];
  #count = 0;

  constructor(now: number) {
    this.now = now;
  }

  make(prefix: string): Made {
    this.#count += 1;
    return { id: `${prefix}_${String(this.#count).padStart(6, '0')}`, created: this.now };
  }

  /** Adds everything that there is once more under other names, and returns the events so renamed. */
  copy(rename: Rename, events: readonly PeerEvent[]): PeerEvent[] {
    this.intents.copy(rename);
    this.charges.copy(rename);
    this.sessions.copy(rename);
    this.subscriptions.copy(rename);
    this.invoices.copy(rename);
    this.invoicePayments.copy(rename);
    return events.map(({ body, id, type }) => ({ id: rename(id), type, body: rename(body) }));
  }

  emit(type: string, object: object): void {
    const { created, id } = this.make('evt');
    const event = {
      id,
      object: 'event',
      api_version: this.apiVersion,
      created,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    };
    this.events.push({ id, type, body: JSON.stringify(event) });
  }
}
