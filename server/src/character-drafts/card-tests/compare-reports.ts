import type { CardTestResult } from '../../contract/validators.ts';

type Result = Omit<CardTestResult, 'change'>;

/** What became of a question since the report before. */
export function withChange(result: Result, before: readonly CardTestResult[]): CardTestResult {
  const former = before.find(({ question, text }) =>
    question === null ? result.question === null && text === result.text : question === result.question,
  );
  return { ...result, change: changeFrom(former, result) };
}

function changeFrom(former: CardTestResult | undefined, { passed }: Result): CardTestResult['change'] {
  if (former === undefined) return 'new';
  if (former.passed === passed) return 'same';
  return passed ? 'fixed' : 'broke';
}
