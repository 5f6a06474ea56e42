import type { Handlers } from '../../http/operation.ts';
import type { StoryServices } from '../services.ts';

export function firstRoundRoutes({ firstRounds }: Pick<StoryServices, 'firstRounds'>): Pick<Handlers, 'getFirstRound'> {
  return {
    async getFirstRound({ input, view }) {
      return { data: await firstRounds.get(view, input.params.storyId) };
    },
  };
}
