import type { StoryAct, StoryHelpAct, StoryHindrance, SuggestionSource } from '@fabula/ui/story-help';

import type { Priced } from '../../shop/use-priced';
import type { PartAtLines } from './part-at-lines';

const acts: readonly StoryAct[] = ['choice', 'round', 'wording'];

function hindranceOf(
  act: StoryAct,
  { hasChoices, hasWords }: PartAtLines,
  source: SuggestionSource,
): StoryHindrance | undefined {
  if (act !== 'wording') return hasChoices ? undefined : 'needs-choices';
  if (source === 'templates') return 'needs-model';
  return hasWords ? undefined : 'needs-words';
}

/** How the acts are priced. */
interface HelpTerms {
  readonly modelPoints: number | null;
  /** In points; undefined while it is not known. */
  readonly balance: number | undefined;
  readonly priced: Priced;
}

/**
 * The acts for a part, with what each costs and why some cannot be asked.
 *
 * @param terms `modelPoints`: null where the server has no model
 */
export function storyHelpActs(
  part: PartAtLines,
  source: SuggestionSource,
  { modelPoints, balance, priced }: HelpTerms,
): readonly StoryHelpAct[] {
  const points = source === 'model' ? (modelPoints ?? 0) : 0;
  const price = priced(points, balance);
  return acts.map((act) => ({ act, price, hindrance: hindranceOf(act, part, source) }));
}
