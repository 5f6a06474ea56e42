import { AppError } from '../errors.ts';
import type { Safety } from '../safety/safety.ts';
import type { Described } from './describe-card.ts';

/** Letters that are judged at once, and how many the next piece begins earlier: nothing hides at a seam. */
const PIECE = 16_000;
const OVERLAP = 400;
const JUDGE_MS = 20_000;

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
  const signal = AbortSignal.timeout(JUDGE_MS);
  for (let at = 0; at < text.length; at += PIECE - OVERLAP) {
    const verdict = await safety.judge({ text: text.slice(at, at + PIECE), side: 'character' }, signal);
    if (verdict.kind === 'refuse') {
      throw new AppError('FORBIDDEN', 'This character may not be kept here', { field: 'content' });
    }
  }
}
