import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const LYING_CLIENT = { id: 'fabula', secret: 'secret' } as const;

export interface Claims {
  iss: string;
  aud: string;
  sub: string;
  nonce: string;
  exp: number;
}

/** Follows the protocol, but its ID token may lie. */
export class LyingProvider {
  issuer = '';
  readonly #metadata: Readonly<Record<string, unknown>>;
  #http: Server | undefined;
  readonly #keys = generateKeyPair('RS256');
  readonly #strangers = generateKeyPair('RS256');
  nonce = '';
  /** What the user info endpoint answers; undefined where discovery names none. */
  person: Readonly<Record<string, unknown>> | undefined;
  makeToken: (claims: Claims) => Promise<string> | string = (claims) => this.sign(claims);

  /** `metadata` is added to what discovery answers. */
  constructor(metadata: Readonly<Record<string, unknown>> = {}) {
    this.#metadata = metadata;
  }

  async open(): Promise<void> {
    this.#http = createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => response.destroy(error));
    }).listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
    const address = this.#http.address();
    if (address === null || typeof address === 'string') throw new Error('The provider has no port');
    this.issuer = `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#http?.close();
  }

  async sign(claims: Claims, how: { kid?: string; stranger?: boolean } = {}): Promise<string> {
    const { privateKey } = await (how.stranger === true ? this.#strangers : this.#keys);
    return new SignJWT({ ...claims, iat: Math.floor(Date.now() / 1000) })
      .setProtectedHeader({ alg: 'RS256', kid: how.kid ?? 'known' })
      .sign(privateKey);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await text(request);
    const { publicKey } = await this.#keys;
    const documents: Record<string, () => Promise<unknown>> = {
      '/.well-known/openid-configuration': async () => ({
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/auth`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256', 'none'],
        ...(this.person === undefined ? {} : { userinfo_endpoint: `${this.issuer}/person` }),
        ...this.#metadata,
      }),
      '/person': async () => this.person,
      '/keys': async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: 'known', use: 'sig', alg: 'RS256' }] }),
      '/token': async () => ({ access_token: 'token', token_type: 'bearer', id_token: await this.#token() }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await documents[request.url ?? '']?.()));
  }

  async #token(): Promise<string> {
    const exp = Math.floor(Date.now() / 1000) + 300;
    return this.makeToken({ iss: this.issuer, aud: LYING_CLIENT.id, sub: 'ada', nonce: this.nonce, exp });
  }
}
