import { randomBytes } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { sha256 } from '../../../lib/hash.ts';
import { PROVIDER_NAMES, type ProviderName } from '../../../config/provider-names.ts';
import type { LocalPerson, LocalProviderOptions } from './create-provider.ts';

export interface LocalProvider {
  issuer: string;
  /** Made when a visitor first comes: few servers need it, and its modules take half a second of a start. */
  oidc(): Promise<Provider>;
  clientOf(name: ProviderName): { id: string; secret: string };
  nameOf(clientId: string): ProviderName | undefined;
  admit(person: LocalPerson): string;
}

/** Keys live as long as the process. */
export function createLocalProvider({ issuer, redirectUris }: LocalProviderOptions): LocalProvider {
  const people = new Map<string, LocalPerson>();
  const secret = randomBytes(32).toString('base64url');
  const clientOf = (name: ProviderName) => ({ id: `local-${name}`, secret });
  const make = async () => {
    const { createProvider } = await import('./create-provider.ts');
    return createProvider({ issuer, redirectUris }, { clientOf, people, secret });
  };
  let made: Promise<Provider> | undefined;
  return {
    issuer,
    oidc: () => (made ??= make()),
    clientOf,
    nameOf: (clientId) => PROVIDER_NAMES.find((name) => clientOf(name).id === clientId),
    admit(person) {
      const id = sha256(person.email).slice(0, 32);
      people.set(id, person);
      return id;
    },
  };
}
