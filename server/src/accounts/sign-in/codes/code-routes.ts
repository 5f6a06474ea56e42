import type { CountryCode } from 'libphonenumber-js/max';
import type { Handlers } from '../../../http/operation.ts';
import type { Principal } from '../../../http/principal.ts';
import type { CodeSender } from './code-sender.ts';
import type { CodePlace } from './code-store.ts';
import type { Codes } from './codes.ts';
import { toEmailAddress } from '../../../lib/email-address.ts';
import { given, loginReply } from '../login-reply.ts';
import { toPhoneNumber } from './phone-number.ts';
import type { SignIn } from '../sign-in.ts';

export interface CodeRouteDeps {
  codes: Codes;
  codeSender: CodeSender;
  signIn: SignIn;
  phoneRegion: CountryCode | undefined;
}

type CodeHandlers = Pick<Handlers, 'sendEmailCode' | 'verifyEmailCode' | 'sendSmsCode' | 'verifySmsCode'>;

export function codeRoutes({ codeSender, codes, phoneRegion, signIn }: CodeRouteDeps): CodeHandlers {
  async function enter(principal: Principal, place: CodePlace, code: string) {
    const right = await codes.check(place, code);
    const identity = { kind: place.channel, subject: place.subject };
    return loginReply(await signIn.enter(principal, { identity }, (trx) => codes.consume(trx, right)));
  }

  return {
    async sendEmailCode({ input, network, principal: { deviceId }, view: { locale } }) {
      const subject = toEmailAddress(given('toEmail', input.body?.toEmail, input.query.toEmail), 'toEmail');
      await codeSender.send({ channel: 'email', subject, deviceId, locale, network });
      return { data: null };
    },

    async verifyEmailCode({ input: { body, query }, principal }) {
      const subject = toEmailAddress(given('email', body?.email, query.email), 'email');
      const code = given('code', body?.code, query.code);
      return enter(principal, { channel: 'email', subject, deviceId: principal.deviceId }, code);
    },

    async sendSmsCode({ input: { body, query }, network, principal: { deviceId }, view: { locale } }) {
      const digits = given('phoneNumber', body?.phoneNumber, query.phoneNumber);
      const subject = toPhoneNumber(digits, 'phoneNumber', { locale, region: phoneRegion });
      await codeSender.send({ channel: 'phone', subject, deviceId, locale, network });
      return { data: null };
    },

    async verifySmsCode({ input: { body, query }, principal, view: { locale } }) {
      const digits = given('phoneNumber', body?.phoneNumber, query.phoneNumber);
      const subject = toPhoneNumber(digits, 'phoneNumber', { locale, region: phoneRegion });
      const code = given('code', body?.code, query.code);
      return enter(principal, { channel: 'phone', subject, deviceId: principal.deviceId }, code);
    },
  };
}
