import type { Journey } from './people.ts';
import { textAt } from './sweep.ts';

/** Small amusements: made, read, kept and deleted. */
export async function funny({ sweep, ada: as }: Journey): Promise<void> {
  const path = { tab: 'what-would-they-say' };
  await sweep.call('quoteFunnyResult', { as, path });
  const body = { by: 'house', characterIds: ['maren-vale', 'su-yin'], line: 'Is there bread left?' };
  const gone = { funnyId: textAt(await sweep.call('createFunnyResult', { as, path, body }), 'funnyId') };
  await sweep.call('deleteFunnyResult', { as, path: gone });
  const ofResult = { funnyId: textAt(await sweep.call('createFunnyResult', { as, path, body }), 'funnyId') };
  await sweep.call('getFunnyResult', { as, path: ofResult });
  await sweep.call('keepFunnyResult', { as, path: ofResult, body: { kept: true } });
  await sweep.call('listFunnyResults', { as });
}
