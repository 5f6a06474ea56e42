import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PortraitDescriptionEnvelope } from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { drawPortrait, portraitFiles } from './draw-portrait.ts';

let server: TestServer;
let guest: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  guest = await server.guest();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const LIVING = '/living-portraits.webp?recipe=2&seed=maren&mood=verdigris&flowers=true';
const ADDRESS = '/composed-portraits.svg?recipe=2&seed=maren&mood=verdigris&place=waves&flowers=true&freckles=false';

function see(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(server.app.request(`/api${address}`, { headers }));
}

describe('a portrait from parts, by its address', () => {
  it('is the drawing of its parts, for anyone to keep for ever', async () => {
    const answer = await see(ADDRESS);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const parts = { seed: 'maren', mood: 'verdigris', place: 'waves', flowers: true, freckles: false } as const;
    expect(await answer.text()).toBe(drawPortrait(parts));
  });

  it('comes compressed, each form under a tag of its own', async () => {
    const plain = await (await see(ADDRESS)).text();
    const brotli = await see(ADDRESS, { 'accept-encoding': 'gzip, br' });
    const gzip = await see(ADDRESS, { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(plain);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain);
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotli.headers.get('etag')).not.toBe(gzip.headers.get('etag'));
  });

  it('is not sent again to a reader who has it', async () => {
    const etag = (await see(ADDRESS)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{27}-identity"$/);
    const again = await see(ADDRESS, { 'if-none-match': etag });
    expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' });
    expect((await see(ADDRESS.replace('true', 'false'), { 'if-none-match': etag })).status).toBe(200);
  });

  it.each(['none', 'head', 'face', 'hair', 'clothes', 'place'])(
    'shows the detail %s as a picture that can be decoded',
    async (crop) => {
      const svg = await (await see(`${ADDRESS}&crop=${crop}`)).text();
      const { format, height, width } = await sharp(Buffer.from(svg)).metadata();
      expect(format).toBe('svg');
      expect(width * height).toBeGreaterThan(40_000);
    },
  );

  it.each([
    'recipe=1&seed=maren',
    'seed=maren',
    'recipe=2',
    'recipe=2&seed=',
    `recipe=2&seed=${'a'.repeat(41)}`,
    'recipe=2&seed=%3Cscript%3E',
    'recipe=2&seed=maren&mood=neon',
    'recipe=2&seed=maren&hairCut=cut-33',
    'recipe=2&seed=maren&flowers=yes',
    'recipe=2&seed=maren&crop=feet',
  ])('is refused for %s', async (query) => {
    expect((await see(`/composed-portraits.svg?${query}`)).status).toBe(400);
  });
});

describe('a living portrait, by the address of its parts', () => {
  it('has five frames, each with a delay of its own, in 30 kB, for anyone to keep for ever', async () => {
    const answer = await see(LIVING);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.byteLength).toBeLessThanOrEqual(30_000);
    const { delay, loop, pageHeight, pages, width, xmp } = await sharp(bytes, { animated: true }).metadata();
    expect({ loop, pageHeight, pages, width }).toEqual({ loop: 0, pageHeight: 640, pages: 5, width: 480 });
    expect(new Set(delay).size).toBe(5);
    expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
    const again = await see(LIVING, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('closes its eyes for a moment, and is the same person otherwise', async () => {
    const bytes = Buffer.from(await (await see(LIVING)).arrayBuffer());
    const frame = (page: number) => sharp(bytes, { page }).resize(60, 80).removeAlpha().raw().toBuffer();
    const [open, closed, openAgain] = await Promise.all([frame(0), frame(1), frame(2)]);
    const differing = (one: Buffer, other: Buffer) =>
      one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 24).length / one.length;
    expect(differing(open, openAgain)).toBe(0);
    expect(differing(open, closed)).toBeGreaterThan(0);
    expect(differing(open, closed)).toBeLessThan(0.02);
  });

  it('is refused for what is no part', async () => {
    expect((await see('/living-portraits.webp?recipe=1&seed=maren')).status).toBe(400);
    expect((await see('/living-portraits.webp?recipe=2&seed=maren&mood=neon')).status).toBe(400);
  });
});

describe('the files of a portrait', () => {
  it('are WebP in two widths and say that an algorithm drew them', async () => {
    const { color, large, small } = await portraitFiles({ seed: 'maren', mood: 'frost' });
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    for (const [bytes, width] of [[small, 300] as const, [large, 600] as const]) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height: (width / 3) * 4 });
      expect(metadata.xmp?.toString()).toContain('cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia');
    }
  });
});

describe('the description of a portrait', () => {
  const describeIt = (json: object, session: SessionValues | undefined = guest) =>
    server.call('/portrait-descriptions', { session, method: 'POST', json });

  it('answers a guest with the parts that it names', async () => {
    const text = 'A baker with a full beard and a scar.';
    const answer = await describeIt({ text, locale: 'en-US' });
    const { notDrawn, parts, understood } = PortraitDescriptionEnvelope.parse(answer.body).data;
    expect(parts).toEqual({ garment: 'wrap', beard: 'full' });
    expect(understood.map(({ from, to }) => text.slice(from, to))).toEqual(['baker', 'full beard']);
    expect(notDrawn).toEqual(['scar']);
  });

  it('answers the example of the contract', async () => {
    const { describePortrait } = await import('./descriptions/describe-portrait.ts');
    const spec = await import('../../../api-spec/dist/openapi.json', { with: { type: 'json' } });
    const { requestBody, responses } = spec.default.paths['/portrait-descriptions'].post;
    const { text } = requestBody.content['application/json'].examples.request.value;
    const { data } = responses['200'].content['application/json'].examples.typical.value;
    expect(describePortrait(text, 'en-US')).toEqual(data);
  });

  it('needs a session and a text of at most 600 letters in a language of the product', async () => {
    const text = 'A baker';
    expect(
      await server.call('/portrait-descriptions', { method: 'POST', json: { text, locale: 'en-US' } }),
    ).toMatchObject({ status: 401 });
    expect(await describeIt({ text: '', locale: 'en-US' })).toMatchObject({ status: 400 });
    expect(await describeIt({ text: 'a'.repeat(601), locale: 'en-US' })).toMatchObject({ status: 400 });
    expect(await describeIt({ text, locale: 'xx-XX' })).toMatchObject({ status: 400 });
  });
});
