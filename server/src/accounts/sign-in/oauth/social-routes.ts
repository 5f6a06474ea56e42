import type { Handlers } from '../../../http/operation.ts';
import type { Apple } from './apple.ts';
import { given, loginReply } from '../login-reply.ts';
import type { OAuthFlow } from './oauth-flow.ts';

type SocialHandlers = Pick<
  Handlers,
  | 'googleLogin'
  | 'googleCallback'
  | 'facebookLogin'
  | 'facebookCallback'
  | 'twitterLogin'
  | 'twitterCallback'
  | 'appleLogin'
  | 'appleCallback'
  | 'discordAuthorize'
  | 'discordLogin'
  | 'oidcLogin'
  | 'oidcCallback'
>;

export function socialRoutes(oauthFlow: OAuthFlow, apple: Apple): SocialHandlers {
  return {
    async googleLogin({ principal, view: { locale } }) {
      return { data: { authUrl: await oauthFlow.start(principal, { name: 'google', locale }) } };
    },

    async googleCallback({ input: { query }, principal }) {
      return loginReply(await oauthFlow.finish(principal, 'google', query.code));
    },

    async facebookLogin({ principal, view: { locale } }) {
      return { data: { authUrl: await oauthFlow.start(principal, { name: 'facebook', locale }) } };
    },

    async facebookCallback({ input: { query }, principal }) {
      return loginReply(await oauthFlow.finish(principal, 'facebook', query.code));
    },

    async twitterLogin({ input: { query }, principal, view: { locale } }) {
      const start = { name: 'twitter' as const, locale, challenge: query.codeChallenge };
      return { data: { authUrl: await oauthFlow.start(principal, start) } };
    },

    async twitterCallback({ input: { query }, principal }) {
      return loginReply(await oauthFlow.finish(principal, 'twitter', query.code, query.codeVerifier));
    },

    async appleLogin({ principal, view: { locale } }) {
      return { data: { authUrl: await apple.start(principal, locale) } };
    },

    async appleCallback({ input: { body, query }, principal }) {
      return loginReply(await apple.finish(principal, given('code', body?.code, query.code)));
    },

    async discordAuthorize({ principal, view: { locale } }) {
      return { data: { authUrl: await oauthFlow.start(principal, { name: 'discord', locale }) } };
    },

    async discordLogin({ input: { body }, principal }) {
      return loginReply(await oauthFlow.finish(principal, 'discord', body.code));
    },

    async oidcLogin({ principal, view: { locale } }) {
      return { data: { authUrl: await oauthFlow.start(principal, { name: 'oidc', locale }) } };
    },

    async oidcCallback({ input: { body }, principal }) {
      const { code, iss: issuer, state } = body;
      return loginReply(await oauthFlow.finish(principal, 'oidc', code, undefined, { state, issuer }));
    },
  };
}
