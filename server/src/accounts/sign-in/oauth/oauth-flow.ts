import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { Locale } from '../../../lib/locale.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { IdentityProviderName } from '../../../config/provider-names.ts';
import type {
  IdentityProvider,
  ProviderPerson,
  ReturnedParameters,
} from '../../../providers/identity/identity-provider.ts';
import type { Principal } from '../../../http/principal.ts';
import { canonicalEmail } from '../../../lib/email-address.ts';
import type { Login, ProvenPerson, SignIn } from '../sign-in.ts';
import { issueSingleUse, consumeSingleUse, type SingleUsePlace } from '../single-use-store.ts';

const ROUND_TRIP_MS = 600_000;

export const AuthorizationRequest = z.object({
  state: z.string(),
  nonce: z.string(),
  challenge: z.string(),
  redirectUri: z.string(),
  /** Undefined where the client keeps the verifier. */
  verifier: z.string().optional(),
  sessionId: z.string(),
  deviceId: z.string(),
  locale: z.string(),
});
export type AuthorizationRequest = z.output<typeof AuthorizationRequest>;

export interface OAuthFlowDeps {
  db: Queries;
  clock: Clock;
  signIn: SignIn;
  publicUrl: string;
  providers: Readonly<Partial<Record<IdentityProviderName, IdentityProvider>>>;
}

export interface AuthorizationStart {
  name: IdentityProviderName;
  locale: Locale;
  /** From a client that keeps the PKCE verifier. */
  challenge?: string;
  returnPath?: string;
  placeOf?: (request: AuthorizationRequest) => SingleUsePlace;
}

interface CodeAnswer {
  code: string;
  verifier?: string | undefined;
  returned?: ReturnedParameters | undefined;
}

/** OAuth round trips. State, nonce and verifier stay here, so a code works once and in its session only. */
export class OAuthFlow {
  readonly #deps: OAuthFlowDeps;

  constructor(deps: OAuthFlowDeps) {
    this.#deps = deps;
  }

  /** The provider's address; replaces an earlier round trip. */
  async start(principal: Principal, start: AuthorizationStart): Promise<string> {
    const { clock, db, publicUrl } = this.#deps;
    const { challenge, locale, name, returnPath = `/${locale}/registerlogin` } = start;
    const verifier = challenge === undefined ? randomText() : undefined;
    const request: AuthorizationRequest = {
      state: randomText(),
      nonce: randomText(),
      challenge: challenge ?? challengeOf(verifier ?? ''),
      redirectUri: publicUrl + returnPath,
      ...(verifier === undefined ? {} : { verifier }),
      sessionId: principal.sessionId,
      deviceId: principal.deviceId,
      locale,
    };
    const address = await this.providerOf(name).authorizationAddress(request);
    const place = start.placeOf?.(request) ?? placeOf(name, principal.sessionId);
    await issueSingleUse(db, place, { content: request, expiresAt: clock.now() + ROUND_TRIP_MS });
    return address;
  }

  /** Signs in with a code after consuming its round trip; throws VALIDATION_FAILED without one in this session. */
  async finish(
    principal: Principal,
    name: IdentityProviderName,
    code: string,
    verifier?: string,
    returned?: ReturnedParameters,
  ): Promise<Login> {
    const provider = this.providerOf(name);
    const request = await this.take(placeOf(name, principal.sessionId));
    if (request === undefined) throw unknownAuthorization();
    const person = await this.exchange(provider, request, { code, verifier, returned });
    return this.#deps.signIn.enter(principal, toProvenPerson(name, person));
  }

  /** Consumes a round trip; undefined when missing or expired. */
  async take(place: SingleUsePlace): Promise<AuthorizationRequest | undefined> {
    return consumeSingleUse(this.#deps.db, place, { content: AuthorizationRequest, now: this.#deps.clock.now() });
  }

  async exchange(
    provider: IdentityProvider,
    request: AuthorizationRequest,
    { code, returned, verifier: given }: CodeAnswer,
  ): Promise<ProviderPerson> {
    const verifier = request.verifier ?? given;
    if (verifier === undefined || challengeOf(verifier) !== request.challenge) {
      throw new AppError('VALIDATION_FAILED', 'The code verifier does not match', {
        field: 'codeVerifier',
        security: { name: 'sign-in failed', way: 'provider' },
      });
    }
    return provider.exchange(request, { code, verifier, returned });
  }

  providerOf(name: IdentityProviderName): IdentityProvider {
    const provider = this.#deps.providers[name];
    if (provider === undefined) {
      throw new AppError('NOT_IMPLEMENTED', 'This server does not offer this way of signing in');
    }
    return provider;
  }
}

/** Accounts are joined by the address only where the provider has verified it. */
export function toProvenPerson(
  name: IdentityProviderName,
  { email, name: calledName, subject }: ProviderPerson,
): ProvenPerson {
  return {
    identity: { kind: name, subject },
    verifiedEmail: email === undefined ? undefined : canonicalEmail(email),
    name: calledName,
  };
}

export function unknownAuthorization(): AppError {
  return new AppError('VALIDATION_FAILED', 'This session has not started this sign-in, or it has expired', {
    field: 'code',
    security: { name: 'sign-in failed', way: 'provider' },
  });
}

function placeOf(name: IdentityProviderName, sessionId: string): SingleUsePlace {
  return { kind: 'round-trip', key: `${name} ${sessionId}` };
}

/** 256 random bits, as RFC 7636 §4.1 recommends for verifiers. */
function randomText(): string {
  return randomBytes(32).toString('base64url');
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
