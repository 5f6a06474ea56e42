import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import {
  CharacterEngagementEnvelope,
  CommentEnvelope,
  CommentPageEnvelope,
  PostEnvelope,
  PostPageEnvelope,
} from '../contract/validators.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { ReportDecisions } from './report-decisions.ts';
import { runReports } from './reports-command.ts';

const ON = '/characters/zoe-marsh';

let server: TestServer;
let creator: SessionValues;
let author: SessionValues;
let reader: SessionValues;

beforeAll(async () => {
  server = await createTestServer();
  [creator, author, reader] = [await server.registered(), await server.registered(), await server.registered()];
  const owner = ownerOf(await principalOf(server.deps, creator));
  const { db } = server.deps.database;
  await db.updateTable('characters').set({ owner_id: owner }).where('character_id', '=', 'zoe-marsh').execute();
});
afterAll(() => server[Symbol.asyncDispose]());

const run = (...args: string[]) => runReports(new ReportDecisions(server.deps), args);
const decide = (command: string, id: string) => run(command, id, '--by', 'mara', '--because', 'Lamps are sold here');
const send = (path: string, method: string, session: SessionValues, json?: unknown) =>
  server.call(`${ON}${path}`, { method, session, ...(json === undefined ? {} : { json }) });

async function post(text = 'Buy my lamps'): Promise<string> {
  const answer = await send('/posts', 'POST', creator, { text, language: 'en-US' });
  return PostEnvelope.parse(answer.body).data.postId;
}
async function comment(postId?: string): Promise<string> {
  const answer = await send('/comments', 'POST', author, { text: 'Buy my lamps', ...(postId && { postId }) });
  return CommentEnvelope.parse(answer.body).data.commentId;
}
const report = (path: string, session = reader) =>
  send(`${path}/reports`, 'POST', session, { reason: 'spam', note: 'Lamps\u001b[31m again' });
const comments = async (session: SessionValues, query = '') =>
  CommentPageEnvelope.parse((await server.call(`${ON}/comments${query}`, { session })).body).data;
const counts = async () => CharacterEngagementEnvelope.parse((await server.call(`${ON}/engagement`)).body).data;

describe('a reported thing', () => {
  it('is listed until it is decided, by its kind and reason, and shown with all that was said', async () => {
    const [postId, commentId] = [await post(), await comment()];
    await report(`/posts/${postId}`);
    server.clock.advance(1000);
    await report(`/comments/${commentId}`);
    await report(`/comments/${commentId}`, creator);
    const listed = await run('list');
    expect(listed.indexOf(commentId)).toBeLessThan(listed.indexOf(postId));
    expect(listed).toContain('2 open of 2: spam');
    expect(await run('list', '--kind', 'post')).not.toContain(commentId);
    expect(await run('list', '--reason', 'hate')).toBe('Nothing is there.');
    const whole = await run('show', commentId);
    expect(whole).toContain('| Buy my lamps');
    expect(whole).toContain('Lamps[31m again');

    await decide('dismiss', commentId);
    expect(await run('list')).not.toContain(commentId);
    expect(await run('list', '--state', 'decided')).toContain(`dismissed by mara`);
    expect((await comments(reader)).items.map((item) => item.commentId)).toContain(commentId);
    await expect(decide('dismiss', commentId)).rejects.toMatchObject({ reason: 'CONFLICT' });
  });

  it('is in the public log once it is decided, without a person and without its words', async () => {
    const commentId = await comment();
    await report(`/comments/${commentId}`);
    await decide('hide', commentId);
    const { items } = await server.deps.publicLog.list({ kind: 'decision', limit: 1 });
    expect(items[0]?.record).toEqual({ kind: 'decision', subject: 'comment', decision: 'hidden', reason: 'spam' });
    const { items: decisions } = await server.deps.publicLog.list({ kind: 'decision', limit: 48 });
    await expect(decide('hide', commentId)).rejects.toMatchObject({ reason: 'CONFLICT' });
    expect((await server.deps.publicLog.list({ kind: 'decision', limit: 48 })).items).toEqual(decisions);
  });

  it('is decided under a name and for a reason', async () => {
    const commentId = await comment();
    await expect(run('hide', commentId, '--because', 'Lamps')).rejects.toThrow('--by: say who decides');
    await expect(run('hide', commentId, '--by', 'mara')).rejects.toThrow('--because: say why');
    await expect(run('hide', 'cmt-none', '--by', 'mara', '--because', 'Lamps')).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
    for (const args of [[], ['burn', commentId], ['list', '--state', 'lost'], ['show'], ['list', '--by', 'mara']])
      await expect(run(...args)).rejects.toThrow('npm run reports');
  });
});

describe('a hidden comment', () => {
  it.each([['on a character'], ['on a post']])(
    '%s is there for its author alone, in no count, and comes back',
    async (where) => {
      const postId = where === 'on a post' ? await post() : undefined;
      const query = postId === undefined ? '' : `?postId=${postId}`;
      const before = (await comments(reader, query)).total;
      const commentId = await comment(postId);
      await report(`/comments/${commentId}`);
      expect(await decide('hide', commentId)).toContain('shown to its author');

      const forOthers = await comments(reader, query);
      expect(forOthers.total).toBe(before);
      expect(forOthers.items.map((item) => item.commentId)).not.toContain(commentId);
      const own = (await comments(author, query)).items.find((item) => item.commentId === commentId);
      expect(own).toMatchObject({ withheld: true, own: true });
      expect(await report(`/comments/${commentId}`, await server.registered())).toMatchObject({ status: 404 });
      expect(await send(`/comments/${commentId}`, 'DELETE', creator)).toMatchObject({ status: 404 });

      expect(await send(`/comments/${commentId}`, 'DELETE', author)).toMatchObject({ status: 200 });
      expect((await comments(reader, query)).total).toBe(before);
      expect(await send(`/comments/${commentId}/restore`, 'POST', author)).toMatchObject({ status: 200 });
      expect((await comments(reader, query)).total).toBe(before);

      expect(await decide('restore', commentId)).toContain('shown to everybody');
      const again = await comments(reader, query);
      expect(again.total).toBe(before + 1);
      expect(again.items.find((item) => item.commentId === commentId)).toMatchObject({ withheld: false });
    },
  );

  it('is hidden once, and stays counted rightly while its author deletes it at the same moment', async () => {
    const { commentCount } = await counts();
    const made = await Promise.all(Array.from({ length: 6 }, () => comment()));
    await Promise.all(
      made.flatMap((commentId) => [
        decide('hide', commentId).catch(() => undefined),
        decide('hide', commentId).catch(() => undefined),
        send(`/comments/${commentId}`, 'DELETE', author),
      ]),
    );
    expect((await counts()).commentCount).toBe(commentCount);
    const [first] = made;
    assert(first !== undefined);
    const { decisions } = await new ReportDecisions(server.deps).show(first);
    expect(decisions).toMatchObject([{ decision: 'hidden', decided_by: 'mara', because: 'Lamps are sold here' }]);
    await Promise.all(made.map((commentId) => decide('restore', commentId)));
    expect((await counts()).commentCount).toBe(commentCount);
  });
});

describe('a hidden post', () => {
  it('is there for its author alone, with what was said about it, and comes back', async () => {
    const { postCount } = await counts();
    const postId = await post('Lamps, cheap');
    const commentId = await comment(postId);
    await decide('hide', postId);
    const list = async (session: SessionValues) =>
      PostPageEnvelope.parse((await server.call(`${ON}/posts`, { session })).body).data.items;
    expect((await list(reader)).map((item) => item.postId)).not.toContain(postId);
    expect((await list(creator)).find((item) => item.postId === postId)).toMatchObject({ withheld: true });
    expect((await counts()).postCount).toBe(postCount);
    for (const path of [`/posts/${postId}`, `/comments?postId=${postId}`])
      expect(await server.call(`${ON}${path}`, { session: reader })).toMatchObject({ status: 404 });
    expect(await send(`/posts/${postId}/like`, 'PUT', reader)).toMatchObject({ status: 404 });

    await decide('restore', postId);
    expect((await counts()).postCount).toBe(postCount + 1);
    expect((await comments(reader, `?postId=${postId}`)).items).toMatchObject([{ commentId }]);
    await expect(decide('restore', postId)).rejects.toMatchObject({ reason: 'CONFLICT' });
  });
});
