import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createLocalJWKSet, jwtVerify } from 'jose';

export interface PushPeer extends AsyncDisposable {
  origin: string;
  /** What a browser would answer to `PushManager.subscribe`. */
  subscription(name?: string): { endpoint: string; p256dh: string; auth: string };
  /** Decrypted and in their order; `claims` are those of the verified VAPID token. */
  messages: { path: string; headers: Record<string, unknown>; body: unknown; claims: Record<string, unknown> }[];
  /** Answers to come, each used once; then 201. */
  answers: number[];
  /** Requests, also refused ones. */
  asked: number;
}

/** A push service on loopback, with the browser behind it: checks RFC 8292 and decrypts RFC 8291. */
export async function createPushPeer(vapidPublicKey: string): Promise<PushPeer> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const point = Buffer.from(vapidPublicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwks = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', alg: 'ES256', x: x ?? '', y: y ?? '' }] });

  const decrypt = (message: Buffer): unknown => {
    const salt = message.subarray(0, 16);
    const keyLength = message.readUInt8(20);
    const senderKey = message.subarray(21, 21 + keyLength);
    const sealed = message.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
    const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    peer.asked += 1;
    const body = await buffer(request);
    const status = peer.answers.shift() ?? 201;
    if (status === 201) {
      const [, token = ''] = /^vapid t=([^,]+),/.exec(request.headers.authorization ?? '') ?? [];
      const { payload } = await jwtVerify(token, jwks, { audience: peer.origin });
      const { headers, url: path = '' } = request;
      peer.messages.push({ path, headers, body: decrypt(body), claims: payload });
    }
    response.writeHead(status).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port');

  const peer: PushPeer = {
    origin: `http://127.0.0.1:${address.port}`,
    subscription: (name = 'phone') => ({
      endpoint: `${peer.origin}/send/${name}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    messages: [],
    answers: [],
    asked: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}
