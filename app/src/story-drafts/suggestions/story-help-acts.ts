import type { StoryAct, StoryHelpAct, StoryHindrance, SuggestionSource } from '@fabula/ui/story-help';

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

/**
 * The acts for a part, with what each costs and why some cannot be asked.
 *
 * @param modelPoints null where the server has no model
 * @param balance in points; undefined while it is not known
 */
export function storyHelpActs(
  part: PartAtLines,
  source: SuggestionSource,
  { modelPoints, balance }: { readonly modelPoints: number | null; readonly balance: number | undefined },
): readonly StoryHelpAct[] {
  const points = source === 'model' ? (modelPoints ?? 0) : 0;
  const price = { points, isLacking: balance !== undefined && balance < points };
  return acts.map((act) => ({ act, price, hindrance: hindranceOf(act, part, source) }));
}
