import { describe, expect, it, vi } from 'vitest';
import { listen, memoryStorage, sendJson } from '../../tests/loopback';
import { operations } from '../generated/examples';
import { configure, createDeviceSession, exportChat } from '../index';

const chatId = 'cht-8f0d7c5a3b1e4c62';

describe('a file', () => {
  it('comes with its bytes, its type and its whole name, asked for in the session', async () => {
    await using server = await listen((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/jsonl; charset=utf-8',
        'content-disposition': `attachment; filename="M_ven.jsonl"; filename*=UTF-8''M%C3%A6ven%20%E7%81%AF.jsonl`,
      });
      response.end('{"mes":"灯"}\n');
    });
    const session = operations.deviceInit.examples[200].guest.data;
    const preferences = () => ({ contentMode: 'sfw', language: 'en-US' }) as const;
    const store = createDeviceSession({ storage: memoryStorage(session), preferences });
    configure({ baseUrl: server.baseUrl, session: store, preferences });

    const file = await exportChat(chatId, { format: 'jsonl' });

    expect([file.name, file.type.split(';')[0], await file.text()]).toEqual([
      'Mæven 灯.jsonl',
      'application/jsonl',
      '{"mes":"灯"}\n',
    ]);
    expect(server.requests[0]?.headers.authorization).toBe(session.Authorization);
  });

  it('has the plain name where there is no other, and none where there is none', async () => {
    const names = ['attachment; filename="chat.txt"', 'inline'];
    await using server = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-disposition': names.shift() ?? '' }).end('x');
    });
    configure({ baseUrl: server.baseUrl });

    expect((await exportChat(chatId)).name).toBe('chat.txt');
    expect((await exportChat(chatId)).name).toBe('');
  });

  it('that is refused is a typed error, of which the app is told', async () => {
    const onError = vi.fn<(error: Error) => void>();
    await using server = await listen((_, response) =>
      sendJson(response, 404, operations.exportChat.examples[404]['not-found']),
    );
    configure({ baseUrl: server.baseUrl, onError });

    await expect(exportChat(chatId)).rejects.toMatchObject({
      name: 'NotFoundError',
      reason: 'NOT_FOUND',
      declared: true,
    });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('throws AbortedError when aborted and ConnectionError when the server cannot be reached', async () => {
    await using server = await listen((_, response) => response.destroy());
    configure({ baseUrl: server.baseUrl });

    await expect(exportChat(chatId, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortedError',
    });
    await expect(exportChat(chatId)).rejects.toMatchObject({ name: 'ConnectionError' });
  });
});
