import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { storyDraftCalls, storyDraftIn, trialIn } from '../../testing/drafts/story-draft-calls.ts';
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

const FERRY = `# role: guest; A guest
# role: thief; A thief
VAR role = "guest"
The ferry waits{role == "thief": for you}. # scene:
+ [Step aboard.] You step aboard. -> END
+ [Walk away. # hint:] -> END
`;

const brought = async (source: string) =>
  storyDraftIn(await calls.begin(session, { from: 'source', locale: 'en-US', source }));

const aboard = { text: 'Step aboard.', index: 0, count: 2 };

describe('playing a draft', () => {
  it('answers with the round that the choices lead to, and with the map where it is asked for', async () => {
    const draft = await brought(FERRY);
    const first = trialIn(await calls.play(session, draft, { map: true }));
    expect(first).toMatchObject({
      revision: draft.revision,
      problems: [],
      taken: [],
      map: { parts: [{ partId: '' }] },
    });
    expect(first.round?.choices.map(({ text }) => text)).toEqual(['Step aboard.', 'Walk away.']);
    expect(first.roles.map(({ roleId }) => roleId)).toEqual(['guest', 'thief']);
    const next = trialIn(await calls.play(session, draft, { choices: [aboard] }));
    expect(next).toMatchObject({ taken: [aboard], map: null, round: { choices: [], ending: { endingId: 'end' } } });
  });

  it('plays in the role that is named', async () => {
    const { round } = trialIn(await calls.play(session, await brought(FERRY), { roleId: 'thief' }));
    expect(round?.blocks).toContainEqual({ kind: 'narration', text: 'The ferry waits for you.' });
  });

  it('plays the source as it is after a change, and says where the path is broken', async () => {
    const draft = await brought(FERRY);
    await calls.change(session, draft, {
      source: FERRY.replace('Step aboard.', 'Swim.').replace('+ [Walk', '+ [Wait.] -> END\n+ [Walk'),
    });
    expect(trialIn(await calls.play(session, draft, { choices: [aboard] }))).toMatchObject({
      taken: [],
      broken: { text: 'Step aboard.', why: 'gone' },
    });
  });

  it('plays what would be written from the plan, where there is no source yet', async () => {
    const trial = trialIn(await calls.play(session, storyDraftIn(await calls.begin(session)), { map: true }));
    expect(trial.round?.choices.length).toBeGreaterThan(0);
    expect(trial.map?.parts.length).toBeGreaterThan(3);
  });

  it('ends a source that never stops, and says so', async () => {
    const { problems, round } = trialIn(await calls.play(session, await brought('-> a\n=== a\n-> b\n=== b\n-> a\n')));
    expect(round).toBeNull();
    expect(problems[0]).toMatchObject({ severity: 'error', code: 'endless' });
    expect(problems[0]?.line).toBeGreaterThan(1);
  });

  it('is refused for too many choices, without a session, and for a draft of another owner', async () => {
    const draft = await brought(FERRY);
    const many = Array.from({ length: 201 }, () => aboard);
    expect(await calls.play(session, draft, { choices: many })).toMatchObject({ status: 400 });
    expect(await server.call(`/story-drafts/${draft.draftId}/play`, { method: 'POST', json: {} })).toMatchObject({
      status: 401,
    });
    expect(await calls.play(await server.registered(), draft)).toMatchObject({ status: 404 });
  });
});
