import type { Handlers } from '../../http/operation.ts';
import type { Guard } from '../acting.ts';
import type { Catalogue } from './catalogue.ts';

/** `guard` refuses everyone but operators. */
export function catalogueRoutes(
  catalogue: Catalogue,
  { acting, reading }: Guard,
): Pick<Handlers, 'listOperatorCatalogue' | 'changeCatalogueEntry'> {
  return {
    async listOperatorCatalogue({ input, principal, view }) {
      await reading(principal);
      return { data: await catalogue.list(view.locale, input.query) };
    },

    async changeCatalogueEntry(call) {
      const { body, params } = call.input;
      const work = { kind: params.kind, id: params.entryId };
      return { data: await catalogue.act(await acting(call), call.view.locale, work, body) };
    },
  };
}
