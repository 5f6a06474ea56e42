import { describe, expect, it } from 'vitest';
import { openTwilioPeer } from '../../testing/peers/twilio-peer.ts';
import { createTwilioSms } from './twilio.ts';

const account = { accountSid: 'AC123', authToken: 'token' };
const message = { to: '+14155550123', text: '482913 is your Fabula sign-in code.' };

describe('text messages through Twilio', () => {
  it.each([
    ['+15005550006', { From: '+15005550006' }],
    ['MG42', { MessagingServiceSid: 'MG42' }],
  ])('asks for one message from %s', async (from, sender) => {
    await using peer = await openTwilioPeer();
    await createTwilioSms({ ...account, from, baseUrl: peer.baseUrl }).send(message);
    expect(peer.heard).toEqual([
      {
        path: '/2010-04-01/Accounts/AC123/Messages.json',
        authorization: `Basic ${Buffer.from('AC123:token').toString('base64')}`,
        form: { ...sender, To: message.to, Body: message.text },
      },
    ]);
  });

  it('fails without the number when the message was not taken', async () => {
    await using peer = await openTwilioPeer(400);
    const sms = createTwilioSms({ ...account, from: 'MG42', baseUrl: peer.baseUrl });
    await expect(sms.send(message)).rejects.toThrow(/^Twilio did not take the message: status 400$/);
  });
});
