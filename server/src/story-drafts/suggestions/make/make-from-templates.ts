import type { CastMember } from '../../plan/prose.ts';
import { Prose } from '../../plan/prose.ts';
import { TEXTS } from '../../plan/texts/by-locale.ts';
import type { StoryPlan } from '../../story-draft-fields.ts';
import type { NewRound } from './build-change.ts';

const NEXT = 2;
/** Among so many, one is looked for that the part does not have. */
const DEALT = 12;

/**
 * The words of a round or a choice from the lines of the house in the story's language; no model is asked.
 *
 * @param part Its choices are not offered once more.
 * @param seed Equal seeds deal equal lines.
 */
export function roundFromTemplates(
  act: 'round' | 'choice',
  { cast, part, plan, seed }: { plan: StoryPlan; cast: readonly CastMember[]; part: string; seed: string },
): NewRound {
  const prose = new Prose(TEXTS[plan.language], { ...plan, title: `${plan.title}/${seed}` }, cast);
  const [choice = '', ...next] = prose.choices(DEALT).filter((one) => !part.includes(one));
  const line = prose.line();
  return act === 'choice'
    ? { choice, lines: [line], next: [] }
    : { choice, lines: [line, prose.company()], next: next.slice(0, NEXT) };
}
