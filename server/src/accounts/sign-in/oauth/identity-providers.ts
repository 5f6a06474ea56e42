import { PROVIDER_NAMES, type IdentityProviderName, type ProviderName } from '../../../config/provider-names.ts';
import type { Config } from '../../../config/config.ts';
import type { SignInConfig } from '../../../config/sign-in.ts';
import { LOCALES } from '../../../lib/locale.ts';
import type { IdentityProvider } from '../../../providers/identity/identity-provider.ts';
import { createLocalProvider, type LocalProvider } from '../../../providers/identity/local/local-provider.ts';
import { LOCAL_IDENTITY_PATH } from '../../../providers/identity/local/mount.ts';
import { createIdentityProvider } from '../../../providers/identity/openid.ts';
import { APPLE_RETURN_PATH } from './apple.ts';

export interface IdentityProviders {
  providers: Partial<Record<IdentityProviderName, IdentityProvider>>;
  localProvider: LocalProvider | undefined;
}

export function createIdentityProviders({ publicUrl, signIn: { identity, oidc } }: Config): IdentityProviders {
  const needed = PROVIDER_NAMES.some((name) => identity[name].kind === 'local');
  const paths = [...LOCALES.map((locale) => `/${locale}/registerlogin`), APPLE_RETURN_PATH];
  const localProvider = needed
    ? createLocalProvider({
        issuer: publicUrl + LOCAL_IDENTITY_PATH,
        redirectUris: paths.map((path) => publicUrl + path),
      })
    : undefined;
  const providers: IdentityProviders['providers'] = {};
  for (const name of PROVIDER_NAMES) {
    const choice = identity[name];
    if (choice.kind === 'account') providers[name] = createIdentityProvider(choice.account);
    if (choice.kind === 'local' && localProvider !== undefined) providers[name] = standIn(name, localProvider);
  }
  if (oidc !== undefined) {
    const { clientId, clientSecret: text, issuer, requiresTls } = oidc;
    const secret = { kind: 'text' as const, text };
    providers.oidc = createIdentityProvider({ name: 'oidc', clientId, secret, issuer, requiresTls });
  }
  return { providers, localProvider };
}

export function placesOf({ identity, oidc }: Pick<SignInConfig, 'identity' | 'oidc'>): Record<string, string> {
  const places = PROVIDER_NAMES.map((name) => {
    const choice = identity[name];
    return [name, choice.kind === 'account' ? (choice.account.issuer ?? name) : choice.kind];
  });
  return Object.fromEntries([...places, ['oidc', oidc?.issuer ?? 'off']]);
}

function standIn(name: ProviderName, local: LocalProvider): IdentityProvider {
  const { issuer } = local;
  const { id, secret } = local.clientOf(name);
  // It asks every time who one wants to be.
  const parameters = { prompt: 'login' };
  return createIdentityProvider({ name, clientId: id, secret: { kind: 'text', text: secret }, issuer, parameters });
}
