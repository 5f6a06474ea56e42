import { z } from 'zod';
import type { PaymentEvent } from '../payment-provider.ts';

const Money = z.object({ amount: z.int(), currency: z.string() });
const Span = z.object({ startsAt: z.int(), endsAt: z.int() });
const Head = z.object({ eventId: z.string(), at: z.int() });

export const LocalEvent: z.ZodType<PaymentEvent> = z.discriminatedUnion('kind', [
  Head.extend({
    kind: z.literal('checkout-paid'),
    orderId: z.string(),
    paymentRef: z.string(),
    paid: Money,
    subscription: Span.extend({ subscriptionRef: z.string() }).optional(),
  }),
  Head.extend({
    kind: z.literal('checkout-changed'),
    orderId: z.string(),
    state: z.enum(['pending', 'declined', 'cancelled', 'expired']),
  }),
  Head.extend({
    kind: z.literal('subscription-renewed'),
    subscriptionRef: z.string(),
    paymentRef: z.string(),
    orderId: z.string().optional(),
    paid: Money,
    span: Span,
  }),
  Head.extend({
    kind: z.literal('subscription-changed'),
    subscriptionRef: z.string(),
    state: z.enum(['active', 'ending', 'past-due', 'ended']),
  }),
  Head.extend({ kind: z.literal('payment-refunded'), paymentRef: z.string(), refunded: z.int() }),
  Head.extend({ kind: z.literal('refund-failed'), paymentRef: z.string() }),
  Head.extend({ kind: z.enum(['dispute-opened', 'dispute-won']), paymentRef: z.string() }),
]);
