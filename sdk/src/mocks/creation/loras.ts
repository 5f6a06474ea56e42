import { http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import type { LoraList } from '../../generated/model';
import { problem } from '../answer';

const { addLoraFavourite, listLoras } = operations;

/**
 * Handlers of what pictures can be drawn in; favourites stay so, and come first in the next list.
 *
 * @param list what is listed at first
 */
export function loraHandlers(list: LoraList = listLoras.examples[200].typical.data): RequestHandler[] {
  const favourites = new Set(list.items.filter((item) => item.favourite).map((item) => item.loraId));
  const kinds = ['lora', 'mood', 'place'];
  const setFavourite = (loraId: unknown, favourite: boolean) => {
    const item = list.items.find((one) => one.loraId === loraId);
    if (item === undefined) throw problem(404, addLoraFavourite.examples[404]['not-found']);
    if (favourite) favourites.add(item.loraId);
    else favourites.delete(item.loraId);
    return HttpResponse.json({ code: 200, message: 'OK', data: { loraId: item.loraId, favourite } });
  };
  return [
    http.get('*/api/loras', () => {
      const items = list.items
        .map((item) => ({ ...item, favourite: favourites.has(item.loraId) }))
        .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || Number(b.favourite) - Number(a.favourite));
      return HttpResponse.json({ code: 200, message: 'OK', data: { ...list, items } });
    }),
    http.put('*/api/loras/:loraId/favourite', ({ params }) => setFavourite(params['loraId'], true)),
    http.delete('*/api/loras/:loraId/favourite', ({ params }) => setFavourite(params['loraId'], false)),
  ];
}
