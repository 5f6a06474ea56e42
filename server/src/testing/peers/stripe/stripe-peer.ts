import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { beginSubscription, nextDue, pay, settleDue } from './billing.ts';
import { readForm } from './form.ts';
import { customerIn, disputeOf, taxWithin, type PeerSession } from './objects.ts';
import { answerRequest } from './routes.ts';
import { StripeRefusal, StripeState, type PeerEvent } from './state.ts';

export const PEER_SECRET = 'whsec_of_the_loopback_peer';
export const PEER_KEY = 'sk_test_of_the_loopback_peer';

/** Posts a signed event; resolves to the status. */
export type Post = (body: string, signature: string) => Promise<number>;

interface Kept {
  status: number;
  body: string;
  request: string;
}

/**
 * Stripe on loopback: a stateful account with its own clock, which the real SDK speaks to over HTTP. It refuses unknown
 * parameters, paths and versions, answers an idempotency key again as before (failures too), and delivers signed events
 * late, repeatedly and in any order.
 */
export class StripePeer implements AsyncDisposable {
  readonly state: StripeState;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: Error) => response.destroy(error));
  });
  readonly #kept = new Map<string, Kept>();
  readonly heard: { method: string; path: string; key: string | undefined }[] = [];
  #failures = 0;
  #held: Promise<void> | undefined;
  #failedReads = 0;
  #delivered = 0;
  baseUrl = '';

  constructor(now: number) {
    this.state = new StripeState(Math.floor(now / 1000));
    this.state.apiVersion = Stripe.API_VERSION;
  }

  static async open(now: number): Promise<StripePeer> {
    const peer = new StripePeer(now);
    peer.#server.listen(0, '127.0.0.1');
    await once(peer.#server, 'listening');
    const address = peer.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The peer has no port');
    peer.baseUrl = `http://127.0.0.1:${address.port}`;
    return peer;
  }

  /** The next requests that change something fail with 500. */
  failNext(count: number): void {
    this.#failures = count;
  }

  /** From now on requests are heard and not answered, until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held = promise;
    return resolve;
  }

  /** So do the next ones that only read. */
  failReads(count: number): void {
    this.#failedReads = count;
  }

  /** Moves its clock, and does what becomes due on the way, in order. */
  advance(ms: number): void {
    const until = this.state.now + Math.floor(ms / 1000);
    for (let due = nextDue(this.state); due !== undefined && due <= until; due = nextDue(this.state)) {
      this.state.now = Math.max(this.state.now, due);
      settleDue(this.state);
    }
    this.state.now = until;
  }

  /** The buyer pays on the page of a session. */
  pay(checkoutUrl: string, changes: { amount_total?: number } = {}): void {
    const session = Object.assign(
      this.#open(checkoutUrl),
      { status: 'complete', payment_status: 'paid', url: null },
      changes,
    );
    this.#identify(session);
    if (session.mode === 'subscription') beginSubscription(this.state, session);
    else session.payment_intent = this.#charge(session.id);
    this.state.emit('checkout.session.completed', session);
  }

  /** The buyer pays by a transfer that has yet to arrive. */
  payLater(checkoutUrl: string): string {
    const session = Object.assign(this.#open(checkoutUrl), { status: 'complete', url: null });
    this.#identify(session);
    this.state.emit('checkout.session.completed', session);
    return session.id;
  }

  transferArrives(sessionId: string): void {
    const session = this.state.sessions.get(sessionId);
    Object.assign(session, { payment_status: 'paid', payment_intent: this.#charge(sessionId) });
    this.state.emit('checkout.session.async_payment_succeeded', session);
  }

  transferFails(sessionId: string): void {
    this.state.emit('checkout.session.async_payment_failed', this.state.sessions.get(sessionId));
  }

  /** The card is refused on the page, where the buyer may try another. */
  decline(checkoutUrl: string): void {
    this.state.emit('payment_intent.payment_failed', { object: 'payment_intent', session: this.#open(checkoutUrl).id });
  }

  /** From now on the cards of all customers are refused, or taken again. */
  setCards(works: boolean): void {
    for (const { id } of this.state.customers.all()) {
      if (works) this.state.declined.delete(id);
      else this.state.declined.add(id);
    }
  }

  /** @returns The dispute's id. */
  dispute(intentId: string): string {
    const { amount, currency, latest_charge: charge } = this.state.intents.get(intentId);
    const of = { amount, currency, charge: charge ?? '', payment_intent: intentId };
    const dispute = this.state.disputes.put(disputeOf(this.state.make('du'), of));
    this.state.emit('charge.dispute.created', dispute);
    this.state.emit('charge.dispute.funds_withdrawn', dispute);
    return dispute.id;
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): void {
    const dispute = Object.assign(this.state.disputes.get(disputeId), { status });
    if (status === 'won') this.state.emit('charge.dispute.funds_reinstated', dispute);
    this.state.emit('charge.dispute.closed', dispute);
  }

  failRefund(refundId: string): void {
    this.state.emit('refund.failed', Object.assign(this.state.refunds.get(refundId), { status: 'failed' }));
  }

  sign(body: string, at = this.state.now): string {
    return Stripe.webhooks.generateTestHeaderString({ payload: body, secret: PEER_SECRET, timestamp: at });
  }

  /** Sends what was not sent yet. */
  async deliver(
    post: Post,
    inOrder: (events: readonly PeerEvent[]) => readonly PeerEvent[] = (events) => events,
  ): Promise<void> {
    const waiting = inOrder(this.state.events.slice(this.#delivered));
    this.#delivered = this.state.events.length;
    await this.send(post, waiting);
  }

  /** Sends events, and those that are refused again after the others. Throws when none is taken any more. */
  async send(post: Post, events: readonly PeerEvent[]): Promise<void> {
    for (let waiting = events; waiting.length > 0;) {
      const refused: PeerEvent[] = [];
      for (const event of waiting) {
        if ((await post(event.body, this.sign(event.body))) !== 200) refused.push(event);
      }
      if (refused.length === waiting.length) {
        throw new Error(`Refused for ever: ${refused.map(({ type }) => type).join(', ')}`);
      }
      waiting = refused;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #open(checkoutUrl: string) {
    const session = this.state.sessions.get(checkoutUrl.split('/').at(-1) ?? '');
    if (session.status !== 'open') throw new Error(`The session is ${session.status}`);
    return session;
  }

  /** What the page asks of the buyer, and the tax that follows from it. */
  #identify(session: PeerSession): void {
    const { country } = this.state;
    session.customer_details = customerIn(country);
    if (!session.automatic_tax.enabled) return;
    session.total_details.amount_tax = taxWithin(session.amount_total, country)?.amount ?? 0;
  }

  #charge(sessionId: string): string {
    const { amount_total: amount, currency, customer } = this.state.sessions.get(sessionId);
    const metadata = this.state.sessionMetadata.get(sessionId) ?? {};
    return pay(this.state, { amount, currency, customer, metadata });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const method = request.method ?? 'GET';
    const { pathname, search } = new URL(request.url ?? '/', this.baseUrl);
    const key = request.headers['idempotency-key'];
    const name = typeof key === 'string' ? key : undefined;
    this.heard.push({ method, path: pathname, key: name });
    await this.#held;
    const answer = this.#reply(request, { method, pathname, name, form: method === 'POST' ? body : search.slice(1) });
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': `req_${this.heard.length}` });
    response.end(answer.body);
  }

  #reply(
    { headers }: IncomingMessage,
    { form, method, name, pathname }: { method: string; pathname: string; name: string | undefined; form: string },
  ): Pick<Kept, 'status' | 'body'> {
    const request = `${method} ${pathname} ${form}`;
    const kept = name === undefined ? undefined : this.#kept.get(name);
    if (kept !== undefined && kept.request === request) return kept;
    const answer = this.#try(() => {
      if (headers.authorization !== `Bearer ${PEER_KEY}`) {
        throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      }
      if (headers['stripe-version'] !== Stripe.API_VERSION) {
        throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'Invalid Stripe API version' });
      }
      if (kept !== undefined) {
        const message = 'Keys for idempotent requests can only be used with the same parameters.';
        throw new StripeRefusal(400, { type: 'idempotency_error', message });
      }
      if (method !== 'GET' && this.#failures > 0) {
        this.#failures -= 1;
        throw new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred' });
      }
      if (method === 'GET' && this.#failedReads > 0) {
        this.#failedReads -= 1;
        throw new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred' });
      }
      return answerRequest(this.state, method, pathname, readForm(form));
    });
    if (name !== undefined && kept === undefined) this.#kept.set(name, { ...answer, request });
    return answer;
  }

  #try(answer: () => object): Pick<Kept, 'status' | 'body'> {
    try {
      return { status: 200, body: JSON.stringify(answer()) };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { status: error.status, body: JSON.stringify({ error: error.error }) };
    }
  }
}
