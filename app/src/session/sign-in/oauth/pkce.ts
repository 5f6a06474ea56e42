/** The pair that proves to X that both requests are ours (RFC 7636). */
export interface Pkce {
  readonly verifier: string;
  readonly challenge: string;
}

const verifierBytes = 32;

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Makes 32 random bytes and their S256 challenge (Product §4.8). */
export async function createPkce(): Promise<Pkce> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(verifierBytes)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(digest)) };
}
