import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { StoryPreviewEnvelope, type StoryDraft } from '../../contract/validators.ts';
import type { SessionValues } from '../../http/principal.ts';
import { storyDraftCalls, storyDraftIn } from '../../testing/drafts/story-draft-calls.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  session = await server.registered();
});
afterAll(() => server[Symbol.asyncDispose]());

const calls = storyDraftCalls(() => server);
const SOURCE = `# role: guard; The guard; Keeps the gate
# role: thief; The thief; Wants in
-> gate
=== gate
{ reader_role == "thief": You are outside. | You keep the gate. }
+ [Open it.] -> over
+ [Wait.] -> gate
=== over
It is open. # ending: open; Open
-> END
VAR reader_role = ""
`;

async function drafted(source: string | null = SOURCE, fields: object = {}): Promise<StoryDraft> {
  const draft = storyDraftIn(await calls.begin(session));
  const said = { title: 'The Gate', tagline: 'It opens', scene: 'sea', mood: 'frost', ...fields };
  return storyDraftIn(await calls.change(session, draft, source === null ? said : { ...said, source }));
}

const ask = ({ draftId }: StoryDraft, json: object = {}) =>
  server.call(`/story-drafts/${draftId}/preview`, { method: 'POST', session, json });
const preview = async (draft: StoryDraft, json: object = {}) =>
  StoryPreviewEnvelope.parse((await ask(draft, json)).body).data;

it('shows the page and the first round, and plays along choices to an ending', async () => {
  const draft = await drafted(SOURCE, { cast: ['ada-byrne'] });
  const { rounds, story } = await preview(draft);
  expect(story).toMatchObject({ title: 'The Gate', tagline: 'It opens', own: true, visibility: 'private', endings: 1 });
  expect(story?.roles.map(({ roleId }) => roleId)).toEqual(['guard', 'thief']);
  expect(story?.cast.map(({ characterId }) => characterId)).toEqual(['ada-byrne']);
  expect(rounds).toMatchObject([{ price: 0, typedAllowed: false, charge: null, ending: null }]);
  const choiceIds = [rounds[0]?.choices[0]?.choiceId ?? ''];
  const ended = await preview(draft, { choiceIds, roleId: 'thief' });
  expect(ended.rounds).toHaveLength(2);
  expect(ended.rounds[0]?.choices[0]?.roundId).toBe(ended.rounds[1]?.roundId);
  expect(ended.rounds[1]).toMatchObject({ choiceText: 'Open it.', ending: { endingId: 'open', title: 'Open' } });
  expect(await preview(draft, { choiceIds, roleId: 'thief' })).toMatchObject({
    rounds: ended.rounds.map(({ stateAfter }) => ({ stateAfter })),
  });
});

it('counts no reader, begins no play, and costs nothing', async () => {
  const draft = await drafted();
  const { db } = server.deps.database;
  const count = async (table: 'story_sessions' | 'story_readers' | 'stories' | 'point_entries') =>
    (
      await db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total;
  const tables = ['story_sessions', 'story_readers', 'stories', 'point_entries'] as const;
  const before = await Promise.all(tables.map(count));
  await preview(draft);
  expect(await Promise.all(tables.map(count))).toEqual(before);
  expect((await server.call('/story-sessions', { session })).body).toMatchObject({ data: { items: [] } });
  expect((await server.call(`/stories/${draft.draftId}`, { session })).status).toBe(404);
});

it('shows what would be written from a plan', async () => {
  const shown = await preview(await drafted(null, { length: 6 }));
  expect(shown).toMatchObject({ source: 'plan', story: { rounds: 6 } });
  expect(shown.rounds).toHaveLength(1);
});

it('names the line of an error in place of a story', async () => {
  const shown = await preview(await drafted(SOURCE.replace('-> over', '-> ovre')));
  expect(shown).toMatchObject({ story: null, rounds: [] });
  expect(shown.report.problems[0]).toMatchObject({ severity: 'error', line: 6, code: 'unknown-target' });
});

it('stops where a choice is gone, and where the story cannot go on', async () => {
  const gone = await preview(await drafted(), { choiceIds: ['0000000000000000'] });
  expect(gone).toMatchObject({ stop: 'choice-gone' });
  expect(gone.rounds).toHaveLength(1);
  const broken = await drafted('On.\n+ [On.] -> a\n+ [Off.] -> END\n=== a\nNowhere.\n');
  const choiceId = (await preview(broken)).rounds[0]?.choices[0]?.choiceId ?? '';
  const stopped = await preview(broken, { choiceIds: [choiceId] });
  expect(stopped).toMatchObject({ stop: 'broken' });
  expect(stopped.rounds).toHaveLength(1);
});

it('is as one that is not there to others', async () => {
  const draft = await drafted();
  for (const stranger of [await server.registered(), await server.guest()]) {
    session = stranger;
    expect(await ask(draft)).toMatchObject({ status: 404 });
  }
});

it('draws its pictures from mood and scene, the same for the same address', async () => {
  const { story } = await preview(await drafted());
  const pictures = [story?.cover.small, story?.cover.large, story?.scene.night.wide, story?.scene.day.tall];
  for (const address of pictures) {
    const [one, again] = await Promise.all([server.app.request(address ?? ''), server.app.request(address ?? '')]);
    expect(one.headers.get('content-type')).toContain('image/svg+xml');
    const drawing = await one.text();
    expect(drawing.length).toBeLessThan(262_144);
    expect(await again.text()).toBe(drawing);
  }
});
