import { getResponse, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { routeHandlers } from './route-handlers';

const answering = (method: 'get' | 'post', path: string, name: string) =>
  http[method](path, ({ params }) => HttpResponse.json({ name, params }));

const ask = async (handler: ReturnType<typeof routeHandlers>, path: string, method = 'GET') => {
  const response = await getResponse([handler], new Request(`http://localhost${path}`, { method }));
  return response?.json();
};

describe('many handlers in one', () => {
  const handler = routeHandlers([
    answering('get', '*/api/chats/recent', 'recent'),
    answering('get', '*/api/chats/:chatId', 'one'),
    answering('get', '*/api/chats/:chatId', 'hidden by the one before'),
    answering('post', '*/api/chats/:chatId', 'post'),
  ]);

  it('answers as the first of them that matches', async () => {
    expect(await ask(handler, '/api/chats/recent')).toEqual({ name: 'recent', params: { '0': 'http://localhost' } });
  });

  it('gives the parameters of the path, decoded', async () => {
    expect(await ask(handler, '/api/chats/a%2Fb?page=2')).toMatchObject({ name: 'one', params: { chatId: 'a/b' } });
  });

  it('tells methods apart', async () => {
    expect(await ask(handler, '/api/chats/recent', 'POST')).toMatchObject({ name: 'post' });
  });

  it.each(['/api/chats', '/api/chats/one/two', '/api/rooms/one'])('matches no call to %s', async (path) => {
    const request = new Request(`http://localhost${path}`);

    expect(await handler.test({ request })).toBe(false);
  });

  it('falls through to the next handler when one answers nothing', async () => {
    const silent = http.get('*/api/chats/:chatId', () => undefined);
    const both = routeHandlers([silent, answering('get', '*/api/chats/:chatId', 'second')]);

    expect(await ask(both, '/api/chats/one')).toMatchObject({ name: 'second' });
  });

  it('asks handlers that match by something else than a path of the contract', async () => {
    const any = http.all(
      ({ request }) => request.url.endsWith('.png'),
      () => HttpResponse.json({ name: 'picture' }),
    );

    expect(await ask(routeHandlers([any]), '/art/one.png')).toEqual({ name: 'picture' });
  });
});
