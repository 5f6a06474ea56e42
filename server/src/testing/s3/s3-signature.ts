import { createHmac } from 'node:crypto';
import { sha256 } from '../../lib/hash.ts';

/** What a request says of itself, as it arrives. */
export interface SignedRequest {
  method: string;
  /** With the query. */
  target: string;
  headers: Readonly<Record<string, string>>;
}

interface Key {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Percent-encoding of RFC 3986, which escapes more than that of JavaScript. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature Version 4 as the documentation of AWS describes it, written without the library that signs. */
export function s3Signature(request: SignedRequest, signedHeaders: string, key: Key): string {
  const { headers, method, target } = request;
  const [path = '', query = ''] = target.split('?');
  const pairs = [...new URLSearchParams(query)].map((pair) => pair.map(encode).join('='));
  const date = headers['x-amz-date'] ?? '';
  const scope = `${date.slice(0, 8)}/${key.region}/s3/aws4_request`;
  const canonical = [
    method,
    decodeURIComponent(path).split('/').map(encode).join('/'),
    pairs.toSorted().join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signing = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${key.secretAccessKey}`);
  return hmac(signing, toSign).toString('hex');
}

/** The code of S3 with which a request is refused; undefined where its signature holds. */
export function signatureFault(request: SignedRequest, body: Uint8Array, key: Key, now: number): string | undefined {
  const [, accessKeyId, , region, signed = '', signature] = FORM.exec(request.headers['authorization'] ?? '') ?? [];
  if (signature === undefined) return 'AccessDenied';
  if (accessKeyId !== key.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date']) {
    if (!signed.split(';').includes(needed)) return 'AccessDenied';
  }
  const at = Date.parse(
    (request.headers['x-amz-date'] ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(now - at) < 900_000)) return 'RequestTimeTooSkewed';
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return s3Signature(request, signed, key) === signature ? undefined : 'SignatureDoesNotMatch';
}
