import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { reusableQuery } from './reusable-query.ts';
import { inTransaction } from './transaction.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const findLabel = reusableQuery({ tagId: '', most: 0 }, (db, value) =>
  db
    .selectFrom('tags as g')
    .innerJoin('tag_labels as l', 'l.tag_id', 'g.tag_id')
    .select('l.label')
    .where('l.locale', '=', 'es-ES')
    .where('l.tag_id', '=', value('tagId'))
    .where('g.position', '<', value('most'))
    .where('l.tag_id', '=', value('tagId')),
);

it('puts the values of each run where they belong, beside those that stay', async () => {
  const { database } = server.deps;
  const find = (tagId: string, most: number) => findLabel(database.db, { tagId, most });
  expect(await find('mystery', 99)).toEqual([{ label: 'Misterio' }]);
  expect(await find('mystery', 0)).toEqual([]);
  expect(await find('no-such-tag', 99)).toEqual([]);
  expect(await find('mystery', 99)).toEqual([{ label: 'Misterio' }]);
  const inside = await inTransaction(database, (trx) => findLabel(trx, { tagId: 'mystery', most: 99 }));
  expect(inside).toEqual([{ label: 'Misterio' }]);
});
