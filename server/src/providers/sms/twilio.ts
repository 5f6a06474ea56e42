import { DeliveryError } from '../delivery-error.ts';
import type { SmsProvider } from './sms.ts';

const TIMEOUT_MS = 10_000;

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** E.164, or a messaging service (`MG…`). */
  from: string;
  baseUrl: string;
}

export function createTwilioSms({ accountSid, authToken, from, baseUrl }: TwilioOptions): SmsProvider {
  const address = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const senderField = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    name: 'twilio',
    async send({ to, text }) {
      const body = new URLSearchParams({ [senderField]: from, To: to, Body: text });
      const request = { method: 'POST', headers: { authorization }, body, redirect: 'error' as const };
      const response = await fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
        (error: unknown) => {
          throw new DeliveryError('Twilio', error instanceof Error ? error.name : 'unreachable');
        },
      );
      await response.body?.cancel();
      if (!response.ok) throw new DeliveryError('Twilio', `status ${response.status}`);
    },
  };
}
