import type { SessionValues } from '../../http/principal.ts';
import { LoginEnvelope } from '../../contract/validators.ts';
import { DeviceSession } from '../../contract/validators.ts';
import type { Answer } from '../answer.ts';
import type { TestServer } from '../test-server.ts';

export function sendEmailCode(server: TestServer, session: SessionValues, toEmail: string): Promise<Answer> {
  return server.call('/registerlogin/sendGrid/send', { method: 'POST', session, json: { toEmail } });
}

export function verifyEmailCode(
  server: TestServer,
  session: SessionValues,
  email: string,
  code: string,
): Promise<Answer> {
  return server.call('/registerlogin/sendGrid/verify', { method: 'POST', session, json: { email, code } });
}

/** Throws without one. */
export function codeSentTo(server: TestServer, to: string): string {
  const code = server.deps.signIn.outbox?.list(to)[0]?.code;
  if (code === undefined) throw new Error(`No code was sent to ${to}`);
  return code;
}

export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** Throws unless it is a login. */
export function readLogin(answer: Answer): { session: SessionValues; isNewUser: boolean } {
  if (answer.status !== 200) throw new Error(`The login was refused: ${JSON.stringify(answer.body)}`);
  const { data } = LoginEnvelope.parse(answer.body);
  return { session: DeviceSession.parse(data), isNewUser: data.isNewUser === 'true' };
}

export async function signInByEmail(server: TestServer, email: string): Promise<SessionValues> {
  const guest = await server.guest();
  await sendEmailCode(server, guest, email);
  return readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email))).session;
}
