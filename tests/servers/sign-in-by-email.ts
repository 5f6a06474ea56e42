import { DeviceSession } from '../../server/src/contract/validators.ts';

/** The data of an answer; throws unless it is a success. */
async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The latest code that a development server has sent to an address. */
export async function codeSentTo(origin: string, to: string): Promise<string> {
  const outbox = await ask(`${origin}/api/dev/outbox?${new URLSearchParams({ to }).toString()}`);
  const [last] = Array.isArray(outbox) ? outbox : [];
  return String(Object(last).code);
}

/** Signs in at a development server with the code that it sends; a new address makes a new account. */
export async function signInByEmail(origin: string, email: string): Promise<DeviceSession> {
  const begun: unknown = await ask(`${origin}/api/registerlogin/deviceinit?deviceType=web`);
  const guest = DeviceSession.parse(Object(begun).data);
  const post = (path: string, body: object) =>
    ask(`${origin}/api/registerlogin/${path}`, {
      method: 'POST',
      headers: { ...guest, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('sendGrid/send', { toEmail: email });
  const signedIn = await post('sendGrid/verify', { email, code: await codeSentTo(origin, email) });
  return DeviceSession.parse(Object(signedIn).data);
}
