import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SessionValues } from '../../http/principal.ts';
import { ImportedChatEnvelope, MessageImageEnvelope, type MessageImage } from '../../contract/validators.ts';
import { createOpenAiEngine } from '../../providers/text/openai/openai-engine.ts';
import { createChatServer, type ChatServer } from '../../testing/chat-server.ts';
import { openTextPeer, replyEvents, streamPeer } from '../../testing/peers/text-peer.ts';

let server: ChatServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createChatServer();
  session = await server.registered();
});
afterAll(() => server[Symbol.asyncDispose]());

const Asked = z.object({ messages: z.array(z.unknown()) });

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#1d5658' } });

const bring = (bytes: Buffer, alt = '', more: object = {}) =>
  server.call('/images', { method: 'POST', session, json: { content: bytes.toString('base64'), alt }, ...more });

const kept = async (bytes: Buffer, alt?: string): Promise<MessageImage> =>
  MessageImageEnvelope.parse((await bring(bytes, alt)).body).data;

const see = (address: string) => fetch(`${server.origin}${address}`);

describe('a picture', () => {
  it('is kept as WebP with nothing in it but what is seen, and shown without a session', async () => {
    const place = { IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } };
    const jpeg = await picture(3000, 1500).withExif(place).jpeg().toBuffer();
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const image = await kept(jpeg, 'A  wall ');
    expect(image).toMatchObject({ alt: 'A wall', width: 1536, height: 768 });
    const answer = await see(image.address);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const { exif, format, width } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ exif, format, width }).toEqual({ exif: undefined, format: 'webp', width: 1536 });
  });

  it.each([
    ['a drawing of vectors', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['what only begins like one', Buffer.from('\x89PNG\r\n\x1a\n and then nothing'), 415],
    ['more than 5 MiB', Buffer.alloc(5_242_881), 413],
  ])('is not %s', async (_, bytes, status) => {
    expect(await bring(bytes)).toMatchObject({ status });
  });

  it('is not one that unfolds to more than 40 megapixels', async () => {
    const bomb = await picture(8_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    expect(await bring(bomb)).toMatchObject({ status: 413 });
  });

  it('stands in the message, is told to the engine in words, and is gone with its chat', async () => {
    const image = await kept(await picture().png().toBuffer(), 'The harbour [at] low tide');
    const { chatId } = await server.begin(session);
    const json = { text: 'Look.', imageIds: [image.imageId] };
    const { message, reply } = await server.send(session, chatId, 'Look.', { json });
    expect(message.images).toEqual([image]);
    await server.ended(session, chatId, reply.messageId);
    expect((await server.read(session, chatId)).messages.items[1]?.images).toEqual([image]);
    const told = server.engine.requests.at(-1)?.messages.at(-1);
    expect(told?.content).toContain('Look.\n[A picture: The harbour at low tide]');
    expect(told?.pictures).toBeUndefined();
    const path = `/chats/${chatId}/messages/${message.messageId}/edit`;
    const edited = await server.call(path, { method: 'POST', session, json: { text: 'Look there.' } });
    expect(edited.body.data).toMatchObject({ message: { images: [image] } });
    await server.call(`/chats/${chatId}`, { method: 'DELETE', session });
    expect((await see(image.address)).status).toBe(404);
  });

  it('goes out with its chat and is there when it comes back, for its owner alone', async () => {
    const image = await kept(await picture().png().toBuffer(), 'A wall');
    const { chatId } = await server.begin(session);
    const { reply } = await server.send(session, chatId, 'Look.', {
      json: { text: 'Look.', imageIds: [image.imageId] },
    });
    await server.ended(session, chatId, reply.messageId);
    const file = await fetch(`${server.origin}/api/chats/${chatId}/export`, { headers: { ...session } });
    const json = { characterId: 'ada-byrne', content: await file.text() };
    const shownTo = async (owner: SessionValues) => {
      const { body } = await server.call('/chats/import', { method: 'POST', session: owner, json });
      return ImportedChatEnvelope.parse(body).data.chat.messages.items[1]?.images;
    };
    expect(await shownTo(session)).toEqual([image]);
    expect(await shownTo(await server.registered())).toEqual([]);
  });

  it('is described afterwards, wherever it stands, by its owner alone', async () => {
    const image = await kept(await picture().png().toBuffer());
    const { chatId } = await server.begin(session);
    const json = { text: 'Look.', imageIds: [image.imageId] };
    const { reply } = await server.send(session, chatId, 'Look.', { json });
    await server.ended(session, chatId, reply.messageId);
    const describeAs = (owner: SessionValues, alt: string) =>
      server.call(`/images/${image.imageId}`, { method: 'PATCH', session: owner, json: { alt } });
    const described = { ...image, alt: 'The harbour at low tide' };
    expect((await describeAs(session, ' The harbour  at low tide')).body.data).toEqual(described);
    expect(await describeAs(await server.registered(), 'Mine')).toMatchObject({ status: 404 });
    expect(await describeAs(session, 'x'.repeat(301))).toMatchObject({ status: 400, body: { field: 'alt' } });
    expect((await server.read(session, chatId)).messages.items[1]?.images).toEqual([described]);
  });

  it('of another user cannot be shown', async () => {
    const { imageId } = await kept(await picture().png().toBuffer());
    const other = await server.registered();
    const { chatId } = await server.begin(other);
    const json = { text: 'Look.', imageIds: [imageId] };
    const answer = await server.call(`/chats/${chatId}/messages`, { method: 'POST', session: other, json });
    expect(answer).toMatchObject({ status: 404, body: { field: 'imageIds' } });
  });
});

describe('an engine that looks at pictures', () => {
  it('is shown them as data, beside the words', async () => {
    await using peer = await openTextPeer(streamPeer(replyEvents('A wall.')));
    const engine = createOpenAiEngine({
      name: 'openai',
      baseUrl: peer.baseUrl,
      apiKey: undefined,
      model: 'eyes',
      seesImages: true,
      stallMs: 5_000,
      clock: server.clock,
    });
    await using seeing = await createChatServer({ overrides: { engine } });
    const viewer = await seeing.registered();
    const content = (await picture().webp().toBuffer()).toString('base64');
    const { body } = await seeing.call('/images', { method: 'POST', session: viewer, json: { content } });
    const { imageId } = MessageImageEnvelope.parse(body).data;
    const { chatId, quote } = await seeing.begin(viewer);
    expect(quote.seesImages).toBe(true);
    const json = { text: 'Look.', imageIds: [imageId] };
    const { reply } = await seeing.send(viewer, chatId, 'Look.', { json });
    await seeing.ended(viewer, chatId, reply.messageId);
    const { messages } = Asked.parse(peer.heard.at(-1)?.body);
    expect(messages.at(-1)).toEqual({
      role: 'user',
      content: [
        { type: 'text', text: expect.stringContaining('Look.\n[A picture]') },
        { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/webp;base64,UklGR/) } },
      ],
    });
  });
});
