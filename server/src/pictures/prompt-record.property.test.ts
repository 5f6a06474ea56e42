import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GenerationForm } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import { ownerOf } from '../http/principal.ts';
import { sha256 } from '../lib/hash.ts';
import type { Safety } from '../safety/safety.ts';
import { createPictureServer, type PictureServer } from '../testing/picture-server.ts';
import { promptWords } from '../testing/pictures/prompt-words.ts';
import { principalOf } from '../testing/test-server.ts';
import type { GenerationCaller } from './picture-generations.ts';

/** Through the whole job; ten thousand go to the engines in `prompt-path.property.test.ts`. */
const FORMS = 500;
/** As many as are drawn at once for one account: none has to wait. */
const AT_ONCE = 2;

/** Of what is never sent: blank words, letters that are none, and what chance lets look forbidden. */
const REFUSALS = new Set(['VALIDATION_FAILED', 'FORBIDDEN']);

/** This test asks nothing about moderation. */
const allowing: Safety = { name: 'allows', moderate: async () => ({ kind: 'allow' }) };

let server: PictureServer;
beforeAll(async () => {
  server = await createPictureServer({ safety: allowing });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Fails after it was asked: no file has to be drawn for what is sent and what is recorded. */
it(`records and shows ${FORMS} random forms letter by letter as the engine was sent them`, async () => {
  server.engine.does({ fail: 'refused' });
  const { db } = server.deps.database;
  const { generations } = server.deps.pictures;
  const ownerId = ownerOf(await principalOf(server.deps, await server.registered()));
  const view = { locale: 'en-US', mature: false, viewerId: ownerId } as const;
  const caller: GenerationCaller = { ownerId, view, isGuest: false, network: undefined };
  const unended = async () =>
    db.selectFrom('picture_generations').select('generation_id').where('ended_at', 'is', null).execute();
  const allEnded = () => vi.waitUntil(async () => (await unended()).length === 0, { interval: 1, timeout: 10_000 });
  const forms = fc.sample(fc.record({ prompt: promptWords, negative: promptWords }), {
    numRuns: FORMS,
    seed: 20_261_123,
  });
  let refused = 0;
  for (const [index, { negative, prompt }] of forms.entries()) {
    // As a request brings it: through JSON and the contract.
    const form = GenerationForm.safeParse(JSON.parse(JSON.stringify({ kind: 'image', prompt, negative, seed: index })));
    if (!form.success) refused += 1;
    else {
      await generations.create(caller, form.data).catch((error: unknown) => {
        if (!(error instanceof AppError) || !REFUSALS.has(error.reason)) throw error;
        refused += 1;
      });
    }
    if (index % AT_ONCE === AT_ONCE - 1) await allEnded();
  }
  await allEnded();
  const rows = await db
    .selectFrom('picture_generations')
    .select(['generation_id', 'prompt', 'prompt_sha256', 'negative', 'request'])
    .execute();
  const recorded = new Map(rows.map((row) => [Number(JSON.parse(row.request).seed), row]));
  const { requests } = server.engine;
  expect(requests.length + refused).toBe(FORMS);
  expect(requests.length).toBeGreaterThan(FORMS * 0.9);
  const wrong = requests.filter(({ negative, prompt, seed }) => {
    const row = recorded.get(seed);
    const form = forms[seed];
    const hash = sha256(prompt);
    const isSame = row?.prompt === prompt && row.prompt_sha256 === hash && row.negative === negative;
    return !isSame || form?.prompt !== prompt || form.negative !== negative;
  });
  expect(wrong).toEqual([]);
  const shown = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await generations.list(caller, { cursor, limit: 48 });
    for (const { generationId, prompt } of page.items) shown.add(`${generationId} ${sha256(prompt)}`);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(shown).toEqual(new Set(rows.map((row) => `${row.generation_id} ${row.prompt_sha256}`)));
  expect(rows).toHaveLength(requests.length);
}, 550_000);
