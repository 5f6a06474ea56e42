import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from '../../../db/database.ts';
import type { Locale } from '../../../lib/locale.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Principal } from '../../../http/principal.ts';
import type { UserStatus } from '../../../contract/validators.ts';
import { findFirstAccountId } from '../identity-store.ts';
import { unknownAuthorization, toProvenPerson, type OAuthFlow, type AuthorizationRequest } from './oauth-flow.ts';
import { identitiesOf, type Login, type SignIn } from '../sign-in.ts';
import { issueSingleUse, consumeSingleUse, type SingleUsePlace } from '../single-use-store.ts';

export const APPLE_RETURN_PATH = '/api/registerlogin/apple/return';

const EXCHANGE_MS = 300_000;

const Arrival = z.object({
  sessionId: z.string(),
  person: z.object({ subject: z.string(), email: z.string().optional(), name: z.string().optional() }),
});

const AppleUser = z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) });

export interface AppleDeps {
  db: Queries;
  clock: Clock;
  oauthFlow: OAuthFlow;
  signIn: SignIn;
}

export interface AppleAnswer {
  state: string;
  code: string | undefined;
  error: string | undefined;
  /** JSON with the person's name, at the first consent only. */
  user: string | undefined;
}

/** Return parameters (Product §3.5), and the language of the page that was left. */
export interface AppleReturn {
  locale: string | undefined;
  parameters: Record<string, string>;
}

/** Apple posts without the session, so the page gets a one-time code that only the original session can use. */
export class Apple {
  readonly #deps: AppleDeps;

  constructor(deps: AppleDeps) {
    this.#deps = deps;
  }

  async start(principal: Principal, locale: Locale): Promise<string> {
    return this.#deps.oauthFlow.start(principal, {
      name: 'apple',
      locale,
      returnPath: APPLE_RETURN_PATH,
      placeOf: ({ state }) => tripPlace(state),
    });
  }

  async receive(answer: AppleAnswer): Promise<AppleReturn> {
    const request = await this.#deps.oauthFlow.take(tripPlace(answer.state));
    if (request === undefined) return { locale: undefined, parameters: failure('the sign-in is unknown or over') };
    if (answer.code === undefined) return { locale: request.locale, parameters: failure(answer.error ?? 'no code') };
    return { locale: request.locale, parameters: await this.#arrive(request, answer.code, answer.user) };
  }

  async finish(principal: Principal, auth: string): Promise<Login> {
    const { clock, db, signIn } = this.#deps;
    const arrival = await consumeSingleUse(db, arrivalPlace(auth), { content: Arrival, now: clock.now() });
    if (arrival?.sessionId !== principal.sessionId) throw unknownAuthorization();
    return signIn.enter(principal, toProvenPerson('apple', arrival.person));
  }

  async #arrive(
    request: AuthorizationRequest,
    code: string,
    user: string | undefined,
  ): Promise<Record<string, string>> {
    const { clock, db, oauthFlow } = this.#deps;
    const found = await oauthFlow.exchange(oauthFlow.providerOf('apple'), request, { code });
    const person = { ...found, name: found.name || nameOf(user) };
    const auth = randomBytes(32).toString('base64url');
    const content = { sessionId: request.sessionId, person };
    await issueSingleUse(db, arrivalPlace(auth), { content, expiresAt: clock.now() + EXCHANGE_MS });
    const known = await findFirstAccountId(db, identitiesOf(toProvenPerson('apple', person)));
    const status: UserStatus = known === undefined ? 'ANONYMOUS' : 'REGISTERED';
    return { apple_login: 'success', auth, device_id: request.deviceId, user_status: status };
  }
}

export function failure(message: string): Record<string, string> {
  return { apple_login: 'error', message: message.replaceAll(/[^\w .-]/g, '').slice(0, 100) };
}

function nameOf(user: string | undefined): string | undefined {
  const read = z.string().transform((text, context) => {
    try {
      return AppleUser.parse(JSON.parse(text)).name;
    } catch {
      context.addIssue({ code: 'custom', message: 'not the name of a person' });
      return z.NEVER;
    }
  });
  const name = read.safeParse(user).data;
  return name && ([name.firstName, name.lastName].filter(Boolean).join(' ') || undefined);
}

function tripPlace(state: string): SingleUsePlace {
  return { kind: 'round-trip', key: `apple ${state}` };
}

function arrivalPlace(auth: string): SingleUsePlace {
  return { kind: 'apple-arrival', key: auth };
}
