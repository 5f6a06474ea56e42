import type { Handlers } from '../http/operation.ts';
import type { Points } from './points.ts';

export function pointRoutes(points: Points): Pick<Handlers, 'claimDailyPoints'> {
  return {
    async claimDailyPoints({ principal }) {
      return { data: await points.claimDaily(principal) };
    },
  };
}
