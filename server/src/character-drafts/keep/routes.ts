import { cardCallerOf } from '../../cards/routes.ts';
import type { Handlers } from '../../http/operation.ts';
import { revisionIn } from '../../drafts/if-match.ts';
import type { KeepDrafts } from './keep-drafts.ts';

export function keepRoutes(drafts: KeepDrafts): Pick<Handlers, 'keepCharacterDraft'> {
  return {
    async keepCharacterDraft({ input, ...call }) {
      const caller = cardCallerOf(call, input.headers);
      return { data: await drafts.keep(caller, input.params.draftId, revisionIn(input.headers), input.body) };
    },
  };
}
