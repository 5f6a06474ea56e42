import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createTwilioSms } from './twilio.ts';

interface Heard {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}

/** Something that hears and answers like the messaging API, on the loopback interface. */
async function openPeer(status: number): Promise<{ baseUrl: string; heard: Heard[]; close: () => void }> {
  const heard: Heard[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    heard.push({ path: request.url, authorization: request.headers.authorization, form });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: `To ${form['To'] ?? ''}` }));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port');
  return { baseUrl: `http://127.0.0.1:${address.port}`, heard, close: () => server.close() };
}

const account = { accountSid: 'AC123', authToken: 'token' };
const message = { to: '+14155550123', text: '482913 is your Fabula sign-in code.' };

describe('text messages through Twilio', () => {
  it.each([
    ['+15005550006', { From: '+15005550006' }],
    ['MG42', { MessagingServiceSid: 'MG42' }],
  ])('asks for one message from %s', async (from, sender) => {
    const peer = await openPeer(201);
    await createTwilioSms({ ...account, from, baseUrl: peer.baseUrl }).send(message);
    peer.close();
    expect(peer.heard).toEqual([
      {
        path: '/2010-04-01/Accounts/AC123/Messages.json',
        authorization: `Basic ${Buffer.from('AC123:token').toString('base64')}`,
        form: { ...sender, To: message.to, Body: message.text },
      },
    ]);
  });

  it('fails without the number when the message was not taken', async () => {
    const peer = await openPeer(400);
    const sms = createTwilioSms({ ...account, from: 'MG42', baseUrl: peer.baseUrl });
    await expect(sms.send(message)).rejects.toThrow(/^Twilio did not take the message: status 400$/);
    peer.close();
  });
});
