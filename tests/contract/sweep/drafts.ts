import { cardV2, jsonFile } from '../../../server/src/testing/files/card-files.ts';
import { worldInfo } from '../../../server/src/testing/files/lorebook-files.ts';
import { until, type Journey } from './people.ts';
import { listAt, textAt } from './sweep.ts';

const base64 = (value: unknown): string => jsonFile(value).toString('base64');

const baker = (secret: string) => ({
  name: 'Tomás Brava',
  tagline: 'Retired smuggler, full-time baker',
  pronouns: 'he/him',
  temperaments: ['patient', 'dry'],
  portrait: { seed: 'tomas-1', mood: 'brass', place: 'rays', hairCut: 'cut-04', skin: 'tone-3', beard: 'full' },
  description: `Ran salt past the customs boats for twenty years. ${secret}`,
  scenario: 'The bakery at four in the morning.',
  greeting: '“Sit, and mind the flour.”',
  exchanges: [{ reader: 'Do you miss the sea?', character: 'Every morning.' }],
  nevers: ['Sells yesterday’s bread.'],
});

/** The work on a draft and in its rooms: lore, suggestions, tests, preview replies. */
async function write({ sweep, ada: as }: Journey, path: { draftId: string }, known: () => Promise<object>) {
  await sweep.call('listCharacterDrafts', { as });
  await sweep.call('createWritingIdeas', { as, path, body: { locale: 'en-US', seed: 'ideas-13' } });
  await sweep.call('quotePreviewReply', { as, path });
  await sweep.call('createPreviewReply', {
    as,
    path,
    body: { messages: [{ role: 'reader', text: 'Is there coffee?' }] },
  });

  await sweep.call('importDraftLore', { as, path, body: { content: base64(worldInfo) } });
  const lore = await sweep.call('listDraftLore', { as, path });
  const ofEntry = { ...path, entryId: textAt(lore, 'items', 0, 'entryId') };
  const entry = await sweep.call('getDraftLoreEntry', { as, path: ofEntry });
  await sweep.call('putDraftLoreEntry', {
    as,
    path: ofEntry,
    headers: { 'If-Match': `"${textAt(entry, 'revision')}"` },
    body: { changes: { keys: ['oven'] } },
  });
  await sweep.call('moveDraftLoreEntry', { as, path: ofEntry, body: { index: 0 } });
  await sweep.call('tryDraftLore', { as, path, body: { text: 'Is the oven still warm?' } });
  await sweep.call('deleteDraftLoreEntry', { as, path: ofEntry });
  await sweep.call('restoreDraftLoreEntry', { as, path: ofEntry });

  const form = { act: 'greetings', fields: ['alternateGreetings'], by: 'templates' };
  await sweep.call('quoteSuggestion', { as, path, body: form });
  const asked = await sweep.call('createSuggestion', { as, path, body: form });
  await sweep.call('listSuggestions', { as, path });
  const ofSuggestion = { ...path, suggestionId: textAt(asked, 'items', 0, 'suggestionId') };
  await until(
    () => sweep.call('getSuggestion', { as, path: ofSuggestion }),
    (answer) => textAt(answer, 'state') !== 'writing',
  );
  await sweep.call('stopSuggestion', { as, path: ofSuggestion });
  const headers = { 'If-Match': `"${textAt(await sweep.call('getCharacterDraft', { as, path }), 'revision')}"` };
  await sweep.call('decideSuggestion', { as, path: ofSuggestion, headers, body: { accept: 'all' } });

  const questions = [{ text: 'Where is the salt?', contains: ['salt'], avoids: [] }];
  await sweep.call('setCardTestQuestions', { as, path, body: { questions } });
  await sweep.call('getCardTests', { as, path });
  const report = await sweep.call('runCardTest', { as, path });
  const ofReport = { ...path, reportId: textAt(report, 'reportId') };
  await sweep.call('stopCardTest', { as, path: ofReport });
  await sweep.call('getCardTestReport', { as, path: ofReport });

  await sweep.call('deleteCharacterDraft', { as, path });
  await sweep.call('restoreCharacterDraft', { as, path });
  return known();
}

/** A character from a draft: written, kept, changed, and its versions; answers its id. */
export async function drafts(journey: Journey): Promise<string> {
  const { sweep, ada: as, secret } = journey;
  const begin = async (body: object) => {
    const draftId = textAt(await sweep.call('createCharacterDraft', { as, body }), 'draftId');
    const known = async () => {
      const revision = textAt(await sweep.call('getCharacterDraft', { as, path: { draftId } }), 'revision');
      return { 'If-Match': `"${revision}"` };
    };
    return { path: { draftId }, known };
  };
  const change = async ({ path, known }: Awaited<ReturnType<typeof begin>>, changes: object) =>
    sweep.call('updateCharacterDraft', { as, path, headers: await known(), body: { changes } });

  const draft = await begin({ from: 'blank', locale: 'en-US' });
  await change(draft, baker(secret));
  await write(journey, draft.path, draft.known);
  const kept = await sweep.call('keepCharacterDraft', { as, path: draft.path, headers: await draft.known(), body: {} });
  const characterId = textAt(kept, 'characterId');
  const again = await begin({ from: 'character', characterId });
  await change(again, { tagline: 'He bakes for people who cannot sleep' });
  await sweep.call('keepCharacterDraft', { as, path: again.path, headers: await again.known(), body: {} });
  const path = { characterId };
  const versions = await sweep.call('listCharacterVersions', { as, path });
  const last = listAt(versions, 'items').length - 1;
  const ofVersion = { ...path, versionId: textAt(versions, 'items', last, 'versionId') };
  await sweep.call('getCharacterVersion', { as, path: ofVersion });
  await sweep.call('restoreCharacterVersion', { as, path: ofVersion, body: {} });
  const open = await begin({ from: 'blank', locale: 'en-US' });
  await change(open, { name: 'Not Yet', description: secret });
  await write(journey, open.path, open.known);
  return characterId;
}

/** A card that was brought, with its lorebook; and a public character, whose id is answered. */
export async function cards({ sweep, ada: as, bea, secret }: Journey): Promise<string> {
  const content = base64(cardV2({ description: `Isaura repairs clocks. ${secret}` }));
  await sweep.call('previewCard', { as, body: { content } });
  await sweep.call('readLorebook', { as, body: { content: base64(worldInfo) } });
  const brought = await sweep.call('importCard', { as, body: { content, mature: false } });
  const path = { characterId: textAt(brought, 'characterId') };
  await sweep.call('importLorebook', { as, path, body: { content: base64(worldInfo), mode: 'replace' } });
  const added = await sweep.call('importLorebook', { as, path, body: { content: base64(worldInfo), mode: 'add' } });
  await sweep.call('restoreLorebook', { as, path, body: { lorebookId: textAt(added, 'formerLorebookId') } });
  await sweep.call('exportCard', { as, path, query: { format: 'json' } });
  await sweep.call('exportLorebook', { as, path, query: { format: 'world-info' } });
  const character = await sweep.call('getCharacter', { as, path });
  const [, portraitId = '', width = ''] = /\/portraits\/([\w-]+)\/(\d+)/.exec(character.text) ?? [];
  await sweep.call('getPortrait', { as, path: { portraitId, width } });
  await sweep.call('deleteCharacter', { as, path });
  await sweep.call('restoreCharacter', { as, path });

  const shown = await sweep.call('importCard', {
    as,
    body: { content: base64(cardV2({ name: 'Odo Pell', creator_notes: '' })), mature: false },
  });
  const ofShown = { characterId: textAt(shown, 'characterId') };
  const body = { visibility: 'public', statement: true, remixable: true };
  await sweep.call('setCharacterVisibility', { as, path: ofShown, body });
  await sweep.call('remixCharacter', { as: bea, path: ofShown });
  return ofShown.characterId;
}
