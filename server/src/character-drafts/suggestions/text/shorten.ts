import { estimateTokens } from '../../../prompt/tokens.ts';
import { sameness } from '../../../providers/text/offline/sentences.ts';
import { stemsOf } from '../../../providers/text/offline/words.ts';
import { joinSpans, sentenceSpans } from './sentence-spans.ts';

/** The text without sentences that it has twice, whatever their case and signs; the first of them stays. */
export function removeRepeats(text: string, language: string): string {
  const seen = new Set<string>();
  const kept = sentenceSpans(text, language).filter((span) => {
    const name = sameness(span);
    if (name === '' || !seen.has(name)) {
      seen.add(name);
      return true;
    }
    return false;
  });
  return joinSpans(kept, text);
}

/**
 * The text without as many of its sentences as are too many, those that say least first: repetitions, then the ones whose
 * words are in others too. The first one stays, and so do all words of those that stay.
 *
 * @param tokens Most tokens of the whole; a single sentence may have more.
 */
export function tighten(text: string, language: string, tokens: number): string {
  const spans = sentenceSpans(removeRepeats(text, language), language).map((span) => ({
    span,
    stems: stemsOf(span),
    cost: estimateTokens(span),
  }));
  const spread = new Map<string, number>();
  for (const { stems } of spans) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  const weigh = (stems: ReadonlySet<string>) => [...stems].reduce((sum, stem) => sum + 1 / (spread.get(stem) ?? 1), 0);
  const kept = new Set(spans);
  let total = spans.reduce((sum, { cost }) => sum + cost, 0);
  while (kept.size > 1 && total > tokens) {
    const [, ...others] = kept;
    let least = others.at(-1);
    let weight = Infinity;
    for (const one of others) {
      const own = weigh(one.stems);
      if (own <= weight) [least, weight] = [one, own];
    }
    if (least === undefined) break;
    kept.delete(least);
    total -= least.cost;
    for (const stem of least.stems) spread.set(stem, (spread.get(stem) ?? 1) - 1);
  }
  return joinSpans(
    [...kept].map(({ span }) => span),
    text,
  );
}
