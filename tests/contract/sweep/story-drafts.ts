import type { Journey } from './people.ts';
import { textAt } from './sweep.ts';

const plan = (secret: string) => ({
  title: 'The Last Ferry of the Year',
  tagline: `Your fare is paid. ${secret}`,
  length: 6,
  scene: 'sea',
  tone: 'eerie',
  endings: [
    { title: 'The other side', line: '' },
    { title: 'Back with the tide', line: '' },
  ],
  beats: ['The ferry comes in without lights'],
});

/** A story that is kept twice, whose first version is restored, and that is published and withdrawn. */
async function versions(sweep: Journey['sweep'], as: Journey['ada'], storyId: string): Promise<void> {
  const again = await sweep.call('createStoryDraft', { as, body: { from: 'story', storyId } });
  const path = { draftId: textAt(again, 'draftId') };
  const known = async () => ({
    'If-Match': `"${textAt(await sweep.call('getStoryDraft', { as, path }), 'revision')}"`,
  });
  const changes = { tagline: 'The fare was paid before you came.' };
  await sweep.call('updateStoryDraft', { as, path, headers: await known(), body: { changes } });
  await sweep.call('keepStoryDraft', { as, path, headers: await known(), body: {} });
  const listed = await sweep.call('listStoryVersions', { as, path: { storyId } });
  const ofVersion = { storyId, versionId: textAt(listed, 'items', 1, 'versionId') };
  await sweep.call('getStoryVersion', { as, path: ofVersion });
  await sweep.call('restoreStoryVersion', { as, path: ofVersion, body: {} });
  await sweep.call('setStoryVisibility', { as, path: { storyId }, body: { visibility: 'unlisted', statement: true } });
  await sweep.call('setStoryVisibility', { as, path: { storyId }, body: { visibility: 'private' } });
  await sweep.call('deleteStoryDraft', { as, path });
}

/** A choice that is proposed for the part of a line, and accepted. */
async function suggestions(
  { sweep, ada: as }: Pick<Journey, 'sweep' | 'ada'>,
  path: { draftId: string },
  known: () => Promise<Record<string, string>>,
): Promise<void> {
  const draft = await sweep.call('getStoryDraft', { as, path });
  const line =
    textAt(draft, 'fields', 'source')
      .split('\n')
      .findIndex((one) => one.startsWith('=== opening')) + 1;
  const asked = await sweep.call('createStorySuggestion', { as, path, body: { act: 'choice', by: 'templates', line } });
  await sweep.call('listStorySuggestions', { as, path });
  const ofSuggestion = { ...path, suggestionId: textAt(asked, 'items', 0, 'suggestionId') };
  await sweep.call('stopStorySuggestion', { as, path: ofSuggestion });
  const headers = await known();
  await sweep.call('decideStorySuggestion', { as, path: ofSuggestion, headers, body: { accept: 'all' } });
}

/** A story from a draft: planned, written, checked and kept; and a draft that stays open. */
export async function storyDrafts({ sweep, ada: as, secret }: Journey): Promise<void> {
  const begin = async () => {
    const body = { from: 'blank', locale: 'en-US' };
    const path = { draftId: textAt(await sweep.call('createStoryDraft', { as, body }), 'draftId') };
    const known = async () => {
      const revision = textAt(await sweep.call('getStoryDraft', { as, path }), 'revision');
      return { 'If-Match': `"${revision}"` };
    };
    await sweep.call('updateStoryDraft', { as, path, headers: await known(), body: { changes: plan(secret) } });
    await sweep.call('writeStoryDraft', { as, path, headers: await known(), body: { overwrite: false } });
    await sweep.call('checkStoryDraft', { as, path });
    await sweep.call('playStoryDraft', { as, path, body: { choices: [], map: true } });
    await suggestions({ sweep, ada: as }, path, known);
    await sweep.call('previewStoryDraft', { as, path, body: { choiceIds: [] } });
    return { path, known };
  };

  const kept = await begin();
  const headers = await kept.known();
  const story = await sweep.call('keepStoryDraft', { as, path: kept.path, headers, body: { draft: 'close' } });
  await versions(sweep, as, textAt(story, 'storyId'));
  const open = await begin();
  await sweep.call('listStoryDrafts', { as });
  await sweep.call('deleteStoryDraft', { as, path: open.path });
  await sweep.call('restoreStoryDraft', { as, path: open.path });
}
