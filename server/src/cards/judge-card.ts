import { AppError } from '../errors.ts';
import { judgeWhole } from '../safety/judge-whole.ts';
import type { Safety } from '../safety/safety.ts';
import type { Described } from './describe-card.ts';

/**
 * Looks at everything of a card that a page or a prompt may ever show.
 *
 * @throws {AppError} FORBIDDEN for what may not be written in any content mode.
 */
export async function judgeCard(safety: Safety, described: Described): Promise<void> {
  const { exampleDialogue, facts, lore } = described;
  const text = [
    described.name,
    facts.nickname,
    described.tags.join(', '),
    described.about,
    described.persona,
    described.scenario,
    described.greeting,
    ...facts.alternateGreetings,
    ...facts.groupOnlyGreetings,
    ...exampleDialogue.map((line) => line.text),
    ...lore.map((entry) => entry.text),
    facts.systemPrompt,
    facts.postHistoryInstructions,
    facts.depthPrompt?.text ?? '',
  ].join('\n');
  if ((await judgeWhole(safety, text)) !== undefined) {
    throw new AppError('FORBIDDEN', 'This character may not be kept here', { field: 'content' });
  }
}
