import { callerOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/operation.ts';
import type { DraftReader } from '../draft-reader.ts';
import { createIdeas } from './create-ideas.ts';

export function writingIdeasRoutes(drafts: DraftReader): Pick<Handlers, 'createWritingIdeas'> {
  return {
    async createWritingIdeas({ input, ...call }) {
      const { locale, seed } = input.body;
      const { fields } = await drafts.get(callerOf(call).ownerId, input.params.draftId);
      return { data: createIdeas(fields, locale, seed) };
    },
  };
}
