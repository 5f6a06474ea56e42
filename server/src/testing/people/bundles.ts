import {
  BundleOfStoryEnvelope,
  OwnBundlesEnvelope,
  StoryBundleEnvelope,
  type BundleForm,
} from '../../contract/validators.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import { bringStory, setStoryVisibility } from '../kept-stories.ts';
import { principalOf, type TestServer } from '../test-server.ts';
import { unique } from './withdrawals.ts';

/** Three rounds after one another, and an end. */
const FOUR_ROUNDS = `# title: The Quay
-> quay
=== quay
The quay at dusk.
+ [Walk on.] -> first
=== first
The first lamp.
+ [Further.] -> second
=== second
The second lamp.
+ [To the end.] -> home
=== home
The end of the quay. # ending: home; Home
-> END
`;

/** Making, buying and reading story bundles, as people do. */
export function bundlesAt(server: TestServer) {
  /** Own stories that everybody can read. */
  const publish = async (session: SessionValues, count = 2): Promise<string[]> => {
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const storyId = await bringStory(server, session, { title: unique('Quay'), source: FOUR_ROUNDS });
      await setStoryVisibility(server, session, storyId, { visibility: 'public', statement: true });
      ids.push(storyId);
    }
    return ids;
  };

  const formOf = (storyIds: readonly string[], changes: Partial<BundleForm> = {}): BundleForm => ({
    title: 'Three nights by the sea',
    description: 'Short mysteries for long evenings.',
    points: 50,
    storyIds: [...storyIds],
    onSale: true,
    ...changes,
  });

  const create = (session: SessionValues, form: BundleForm, key?: string) =>
    server.call('/own-bundles', {
      method: 'POST',
      session,
      json: form,
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    });

  const save = (session: SessionValues, bundleId: string, form: BundleForm) =>
    server.call(`/own-bundles/${bundleId}`, { method: 'PUT', session, json: form });

  /** A bundle on sale, of new stories. */
  const sell = async (session: SessionValues, changes: Partial<BundleForm> = {}, count = 2) => {
    const form = formOf(await publish(session, count), changes);
    const bundle = StoryBundleEnvelope.parse((await create(session, form)).body).data;
    return { ...bundle, form, storyIds: form.storyIds };
  };

  const look = (session: SessionValues, bundleId: string) => server.call(`/shop/bundles/${bundleId}`, { session });

  const get = async (session: SessionValues, bundleId: string) =>
    StoryBundleEnvelope.parse((await look(session, bundleId)).body).data;

  const own = async (session: SessionValues) =>
    OwnBundlesEnvelope.parse((await server.call('/own-bundles', { session })).body).data.items;

  const ofStory = async (session: SessionValues, storyId: string) =>
    BundleOfStoryEnvelope.parse((await server.call(`/stories/${storyId}/bundle`, { session })).body).data.bundle;

  const buy = (session: SessionValues, bundleId: string, points = 50, key?: string) =>
    server.call(`/shop/bundles/${bundleId}/purchase`, {
      method: 'POST',
      session,
      json: { points },
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    });

  const give = async (session: SessionValues, amount: number) => {
    const { database, points } = server.deps;
    const walletId = ownerOf(await principalOf(server.deps, session));
    const movement = { walletId, amount, reason: 'purchase', reference: unique('given') } as const;
    await inTransaction(database, (trx) => points.add(trx, movement));
  };

  return { buy, create, formOf, get, give, look, ofStory, own, publish, save, sell };
}
