import { picture } from '../../../server/src/testing/files/card-files.ts';
import { until, type Journey } from './people.ts';
import { textAt } from './sweep.ts';

/** Pictures and films: uploaded, asked for, stopped, deleted and brought back. */
export async function pictures({ sweep, ada: as, secret }: Journey): Promise<void> {
  await sweep.call('getPictureEngine', { as });
  await sweep.call('listLoras', { as });
  const content = (await picture('png')).toString('base64');
  const uploaded = await sweep.call('uploadPicture', { as, body: { content } });
  const path = { pictureId: textAt(uploaded, 'pictureId') };
  await sweep.call('getPicture', { as, path });
  const [, width = ''] = /\/pictures\/[\w-]+\/(\d+)/.exec(uploaded.text) ?? [];
  await sweep.call('getPictureFile', { as, path: { ...path, width } });

  await sweep.call('quoteGeneration', { as, body: { kind: 'image', count: 1 } });
  const asked = await sweep.call('createGeneration', {
    as,
    body: { kind: 'image', prompt: `A lamp ${secret}`, count: 1 },
  });
  const ofAsked = { generationId: textAt(asked, 'generationId') };
  await sweep.call('streamGenerationEvents', { as, path: ofAsked, headers: { 'Last-Event-ID': '0' } });
  await sweep.call('stopGeneration', { as, path: ofAsked });
  await until(
    () => sweep.call('getGeneration', { as, path: ofAsked }),
    ({ data }) => Object(data).endedAt !== null,
  );
  await sweep.call('listGenerations', { as });
  await sweep.call('deleteGeneration', { as, path: ofAsked });
  await sweep.call('restoreGeneration', { as, path: ofAsked });
  await film({ sweep, ada: as });
  await sweep.call('addLoraFavourite', { as, path: { loraId: 'mood-moss' } });
  await sweep.call('removeLoraFavourite', { as, path: { loraId: 'mood-moss' } });
}

/** A film of a drawn portrait. */
async function film({ sweep, ada: as }: Pick<Journey, 'sweep' | 'ada'>): Promise<void> {
  const still = await sweep.call('uploadPicture', { as, body: { parts: { seed: 'maren' } } });
  const reference = { pictureId: textAt(still, 'pictureId'), strength: 0.5 };
  const asked = await sweep.call('createGeneration', { as, body: { kind: 'film', prompt: 'She smiles', reference } });
  const path = { generationId: textAt(asked, 'generationId') };
  const ended = await until(
    () => sweep.call('getGeneration', { as, path }),
    ({ data }) => Object(data).endedAt !== null,
  );
  const [, pictureId = ''] = /\/films\/([\w-]+)/.exec(ended.text) ?? [];
  await sweep.call('getFilm', { as, path: { pictureId } });
}
