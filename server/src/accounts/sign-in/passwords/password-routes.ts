import type { CountryCode } from 'libphonenumber-js/max';
import type { Handlers } from '../../../http/operation.ts';
import { toIdentifier } from '../codes/identifier.ts';
import { given, loginReply } from '../login-reply.ts';
import type { Passwords } from './passwords.ts';
import { enterTestAccount, type TestAccountDeps } from '../test-account.ts';

export interface PasswordRouteDeps {
  passwords: Passwords;
  phoneRegion: CountryCode | undefined;
  testAccount: TestAccountDeps;
}

type PasswordHandlers = Pick<Handlers, 'signUp' | 'resetPassword' | 'verifyPassword' | 'verifyTestAccount'>;

export function passwordRoutes({ passwords, phoneRegion: region, testAccount }: PasswordRouteDeps): PasswordHandlers {
  return {
    async signUp({ input: { body }, network, principal, view: { locale } }) {
      const identifier = toIdentifier(body.way, body.username, { locale, region });
      const { code, password } = body;
      return loginReply(await passwords.signUp(principal, { identifier, password, code, network }));
    },

    async resetPassword({ input: { body }, principal, view: { locale } }) {
      const identifier = toIdentifier(body.way, body.username, { locale, region });
      const { code, password } = body;
      return loginReply(await passwords.reset(principal, { identifier, password, code }));
    },

    async verifyPassword({ input: { body }, network, principal, view: { locale } }) {
      const identifier = toIdentifier(body.way, body.username, { locale, region });
      return loginReply(await passwords.verify(principal, { identifier, password: body.password, network }));
    },

    async verifyTestAccount({ input: { body, query }, network, principal }) {
      const name = given('testAccount', body?.testAccount, query.testAccount);
      const password = given('testPassword', body?.testPassword, query.testPassword);
      return loginReply(await enterTestAccount(testAccount, principal, { name, password, network }));
    },
  };
}
