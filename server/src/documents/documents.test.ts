import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';

describe('the contract', () => {
  it.each([
    ['/openapi.json', 'application/json; charset=utf-8'],
    ['/openapi.yaml', 'application/yaml; charset=utf-8'],
  ])('is published at %s', async (address, type) => {
    await using server = await createTestServer();
    const answer = await server.app.request(`/api${address}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(await answer.text()).toContain('/registerlogin/deviceinit');
  });
});

describe('the reference page', () => {
  it('loads everything that it needs from this server only', async () => {
    await using server = await createTestServer();
    const answer = await server.app.request('/api/reference');
    const html = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/,
    );
    const script = await server.app.request('/api/reference/swagger-ui-bundle.js', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(script.headers.get('content-encoding')).toBe('gzip');
    const addresses = [...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const file = await server.app.request(address);
      expect([address, file.status]).toEqual([address, 200]);
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it.each(['/api/reference/package.json', '/api/reference/swagger-ui.css.map', '/api/reference/..%2fpackage.json'])(
    'opens no other file of its library: %s',
    async (address) => {
      await using server = await createTestServer();
      const answer = await server.app.request(address);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ reason: 'NOT_FOUND', data: null });
    },
  );
});
