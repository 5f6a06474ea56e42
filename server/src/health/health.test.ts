import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';

describe('health', () => {
  it('is alive and ready, and says which database is in use', async () => {
    await using server = await createTestServer();
    expect(await server.call('/healthz')).toMatchObject({ status: 200, body: { data: { status: 'alive' } } });
    const { kind } = server.deps.database;
    const ready = await server.call('/readyz');
    expect(ready).toMatchObject({ status: 200, body: { data: { status: 'ready', providers: { database: kind } } } });
  });

  it('stays alive and is not ready when the database does not answer', async () => {
    await using server = await createTestServer();
    await server.deps.database.close();
    expect((await server.call('/healthz')).status).toBe(200);
    const ready = await server.call('/readyz');
    expect(ready).toMatchObject({ status: 503, body: { reason: 'UNAVAILABLE' } });
    expect(ready.headers.get('retry-after')).toBe('2');
  });
});
