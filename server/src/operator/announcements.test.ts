import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  AnnouncementListEnvelope,
  OperatorActPageEnvelope,
  OperatorAnnouncementEnvelope,
  OperatorAnnouncementListEnvelope,
} from '../contract/validators.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

const TEXTS = [
  { language: 'en-US', text: ' The server pauses tonight. ' },
  { language: 'de-DE', text: 'Der Server macht heute Abend Pause.' },
];

let server: TestServer;
let operator: SessionValues;
beforeEach(async () => {
  const accountIds = new Set<string>();
  server = await createTestServer({ config: { operators: { accountIds, emails: new Set() } } });
  operator = await server.registered();
  accountIds.add(ownerOf(await principalOf(server.deps, operator)));
});
afterEach(() => server[Symbol.asyncDispose]());

const inDays = (days: number) => new Date(server.clock.now() + days * DAY_MS).toISOString();
const create = (form: object = {}, headers = {}) =>
  server.call('/operator/announcements', {
    method: 'POST',
    session: operator,
    headers,
    json: { texts: TEXTS, from: inDays(0), until: inDays(1), reason: 'A larger disk.', ...form },
  });
const end = (id: string) =>
  server.call(`/operator/announcements/${id}/end`, { method: 'POST', session: operator, json: { reason: 'Done.' } });
const seen = async (language = 'en-US') => {
  const { body } = await server.call('/announcements', { headers: { 'language-type': language } });
  return AnnouncementListEnvelope.parse(body).data.items.map(({ text }) => text);
};
const listed = async () =>
  OperatorAnnouncementListEnvelope.parse((await server.call('/operator/announcements', { session: operator })).body)
    .data.items;

describe('an announcement', () => {
  it('is seen by everyone in their language, or in English, until it ends by itself', async () => {
    expect(await seen()).toEqual([]);
    expect(await create()).toMatchObject({ status: 200, body: { data: { state: 'current' } } });
    expect(await seen('de-DE')).toEqual(['Der Server macht heute Abend Pause.']);
    expect(await seen('ja-JP')).toEqual(['The server pauses tonight.']);
    server.clock.advance(DAY_MS);
    expect(await seen()).toEqual([]);
    expect(await listed()).toMatchObject([{ state: 'ended' }]);
  });

  it('begins when it was planned to', async () => {
    await create({ from: inDays(1), until: inDays(2) });
    expect(await seen()).toEqual([]);
    expect(await listed()).toMatchObject([{ state: 'planned' }]);
    server.clock.advance(DAY_MS);
    expect(await seen()).toHaveLength(1);
  });

  it('is ended early, once, and both acts are in the log', async () => {
    const { announcementId } = OperatorAnnouncementEnvelope.parse((await create()).body).data;
    expect(await end(announcementId)).toMatchObject({ status: 200, body: { data: { state: 'ended' } } });
    expect(await seen()).toEqual([]);
    expect(await end(announcementId)).toMatchObject({ status: 409 });
    expect(await end('ann-none')).toMatchObject({ status: 404 });
    const acts = await server.call(`/operator/acts?targetId=${announcementId}`, { session: operator });
    const kinds = OperatorActPageEnvelope.parse(acts.body).data.items.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['announced', 'announcement-ended']);
  });

  it('has an end in the next year and each language once', async () => {
    for (const form of [{ until: inDays(-1) }, { from: inDays(2), until: inDays(1) }, { until: inDays(400) }]) {
      expect(await create(form)).toMatchObject({ status: 400, body: { field: 'until' } });
    }
    expect(await create({ texts: [TEXTS[0], TEXTS[0]] })).toMatchObject({ status: 400, body: { field: 'texts' } });
    expect(await create({ texts: [] })).toMatchObject({ status: 400 });
  });

  it('is one of at most five, and made once for one idempotency key', async () => {
    const headers = { 'idempotency-key': 'announce-once' };
    expect(await create({}, headers)).toMatchObject({ status: 200 });
    expect(await create({}, headers)).toMatchObject({ status: 200 });
    for (let made = 1; made < 5; made += 1) expect(await create()).toMatchObject({ status: 200 });
    expect(await create()).toMatchObject({ status: 409 });
    expect(await listed()).toHaveLength(5);
  });
});

it('says what the server knows of its engines', async () => {
  const { engineWatch, engine } = server.deps;
  const answer = () => server.call('/operator/engines', { session: operator });
  expect(await answer()).toMatchObject({
    status: 200,
    body: { data: { items: expect.arrayContaining([expect.objectContaining({ kind: 'text', name: engine.name })]) } },
  });
  engineWatch.addBreaker('harbour-7b', () => 'open');
  expect((await answer()).body.data).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ kind: 'text', name: 'harbour-7b', breaker: 'open', answers: 0, failures: 0 }),
    ]),
    since: new Date(server.clock.now()).toISOString(),
  });
});
