import type { FunnyResult } from '@fabula/sdk';
import { cursorPages, useListFunnyResultsInfinite } from '@fabula/sdk/react';
import { KeptResults } from '@fabula/ui/funny';

import { useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { resultHref } from './funny-address';
import { useResultActs } from './use-result-acts';

const keptPage = { limit: 12 } as const;

const wordsOf = ({ characters, line, story, text, title }: FunnyResult): string =>
  title || line || text || (story?.title ?? characters.map(({ name }) => name).join(', '));

export function KeptContainer() {
  const { isKnown } = useVisitor();
  const locale = useLocale();
  const { remove } = useResultActs();
  const { data, fetchNextPage, hasNextPage, isError, refetch } = useListFunnyResultsInfinite(keptPage, {
    query: { ...cursorPages, enabled: isKnown, staleTime: 0 },
  });
  const items = data?.pages.flatMap((page) =>
    page.items.map((result) => ({
      funnyId: result.funnyId,
      tab: result.tab,
      words: wordsOf(result),
      href: resultHref(locale, result),
    })),
  );
  return (
    <KeptResults
      items={items}
      isFailed={isError}
      onRetry={() => void refetch()}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      onDelete={(funnyId) => void remove(funnyId)}
    />
  );
}
