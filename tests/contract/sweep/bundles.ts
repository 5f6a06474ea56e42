import type { Journey } from './people.ts';
import { textAt } from './sweep.ts';

const source = 'The ferry is late.\n+ [Wait.] It comes. # ending: home; Home\n-> END';

/** Two stories of Ada are sold together, and Bea buys them. */
export async function bundles({ sweep, ada, bea }: Journey): Promise<void> {
  const storyIds: string[] = [];
  for (const title of ['The First Ferry', 'The Last Ferry']) {
    const form = { title, tagline: 'It comes', language: 'en-US', kind: 'dynamic', mature: false, source };
    const storyId = textAt(await sweep.call('importStory', { as: ada, body: form }), 'storyId');
    const body = { visibility: 'public', statement: true };
    await sweep.call('setStoryVisibility', { as: ada, path: { storyId }, body });
    storyIds.push(storyId);
  }
  await notifications(sweep, bea, storyIds[0] ?? '');
  await sweep.call('listCreatorNumbers', { as: ada });
  await sweep.call('getWorkNumbers', { as: ada, path: { kind: 'story', id: storyIds[0] ?? '' } });
  await sweep.call('exportCreatorNumbers', { as: ada });
  await collections(sweep, ada, bea, storyIds[0] ?? '');
  const form = { title: 'Two ferries', description: 'Both come.', points: 10, storyIds, onSale: true };
  const path = { bundleId: textAt(await sweep.call('createBundle', { as: ada, body: form }), 'bundleId') };
  await sweep.call('saveBundle', { as: ada, path, body: { ...form, points: 12 } });
  await sweep.call('listOwnBundles', { as: ada });
  await sweep.call('listBundles', { as: bea });
  await sweep.call('getStoryBundle', { as: bea, path: { storyId: storyIds[0] ?? '' } });
  await sweep.call('getBundle', { as: bea, path });
  await sweep.call('buyBundle', { as: bea, path, body: { points: 12 } });
}

/** Bea follows who published a story, looks at her notifications, and unfollows them. */
async function notifications(sweep: Journey['sweep'], as: Journey['bea'], storyId: string): Promise<void> {
  const followed = await sweep.call('followCreator', { as, body: { kind: 'story', id: storyId } });
  await sweep.call('listFollowedCreators', { as });
  await sweep.call('listNotifications', { as });
  await sweep.call('countUnreadNotifications', { as });
  await sweep.call('markNotificationsRead', { as, body: { until: new Date().toISOString() } });
  await sweep.call('getNotificationSettings', { as });
  const ways = { bell: true, push: true };
  const choices = { published: ways, commented: ways, decided: ways, 'report-decided': ways };
  await sweep.call('setNotificationSettings', { as, body: { paused: false, choices } });
  const device = await sweep.call('addPushDevice', {
    as,
    body: {
      endpoint: 'https://push.example/send/3f1c5a7e9b2d',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      language: 'en-US',
    },
  });
  await sweep.call('listPushDevices', { as });
  await sweep.call('removePushDevice', { as, path: { pushId: textAt(device, 'pushId') } });
  await sweep.call('unfollowCreator', { as, path: { followId: textAt(followed, 'followId') } });
}

/** Ada gathers a story and shares it; Bea reports what Ada calls it. */
async function collections(sweep: Journey['sweep'], as: Journey['ada'], bea: Journey['bea'], workId: string) {
  const form = { name: 'Ferries', description: 'They come.', visibility: 'public' };
  const made = await sweep.call('createCollection', { as, body: form });
  const path = { collectionId: textAt(made, 'collectionId') };
  const entry = { ...path, workKind: 'story', workId };
  await sweep.call('addCollectionEntry', { as, path: entry });
  await sweep.call('listCollections', { as });
  await sweep.call('listCollectionsOfWork', { as, path: { workKind: 'story', workId } });
  await sweep.call('orderCollection', { as, path, body: { entries: [{ kind: 'story', id: workId }] } });
  await sweep.call('changeCollection', { as, path, body: { ...form, description: '' } });
  await sweep.call('renewCollectionLink', { as, path });
  await sweep.call('getCollection', { as: bea, path });
  await sweep.call('reportCollection', { as: bea, path, body: { reason: 'other' } });
  await sweep.call('removeCollectionEntry', { as, path: entry });
  const draft = await sweep.call('createCollection', { as, body: { ...form, visibility: 'private' } });
  await sweep.call('deleteCollection', { as, path: { collectionId: textAt(draft, 'collectionId') } });
}
