import type { Parsers } from '../../parsing/parsers.ts';
import type { Safety } from '../../safety/safety.ts';
import type { OpenedCard } from '../card-files/open-card.ts';
import type { CardCaller } from '../cards.ts';
import { cardTasks, type OwnCard } from '../kept-cards.ts';
import { requirePublishable } from './publishable.ts';

/**
 * Refuses a card in the place of one that others see, where it could not be published itself.
 *
 * @throws {AppError} as `requirePublishable`.
 */
export async function requireStillPublishable(
  { parsers, safety }: { parsers: Parsers; safety: Safety },
  caller: CardCaller,
  { isMarked, visibility }: OwnCard,
  { charx, described: { mature, name, tagline } }: OpenedCard,
): Promise<void> {
  if (visibility === 'private') return;
  const { described } = await parsers.run(cardTasks, 'reopenCard', { kept: charx, locale: caller.view.locale }, caller);
  await requirePublishable(safety, described, { name, tagline, mature: mature || isMarked ? 1 : 0 });
}
