import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { exportCreatorNumbers } from '@fabula/sdk';
import { cursorPages, useListCreatorNumbersInfinite } from '@fabula/sdk/react';
import { ListEnd, LoadFailed, somethingFailed } from '@fabula/ui';
import { CountCards, GuestNumbers, NoWorks, NumbersSkeleton, NumbersView, WorkRows } from '@fabula/ui/creator-numbers';

import { saveFile } from '../../../browser/save-file';
import { useApp, useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { useNumbersHead } from './use-numbers-head';
import { usePeriods } from './use-periods';

const limit = 24;

/** How often people use what the account has published. */
export function Component() {
  const lang = useLocale();
  const { toasts } = useApp();
  const openSignIn = useOpenSignIn();
  const { isKnown, isRegistered } = useVisitor();
  const { days, links, query: periodQuery } = usePeriods(paths.creatorNumbers.href(lang));
  const [downloading, setDownloading] = useState(false);
  const query = useListCreatorNumbersInfinite(
    { days, limit },
    { query: { ...cursorPages, enabled: isRegistered, staleTime: 0, refetchOnMount: 'always' } },
  );
  const title = useNumbersHead();

  if (isKnown && !isRegistered) {
    return (
      <NumbersView title={title} periods={[]}>
        <GuestNumbers onSignIn={() => openSignIn()} />
      </NumbersView>
    );
  }
  const download = async () => {
    setDownloading(true);
    try {
      saveFile(await exportCreatorNumbers({ days }));
    } catch (error) {
      console.warn('The numbers could not be saved as a file', error);
      toasts.show(somethingFailed());
    } finally {
      setDownloading(false);
    }
  };
  const first = query.data?.pages[0];
  const works = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = query.isSuccess && works.length === 0 && !query.hasNextPage;
  const more = () => void query.fetchNextPage();
  return (
    <NumbersView
      title={title}
      periods={isEmpty ? [] : links}
      onDownload={works.length === 0 ? undefined : () => void download()}
      downloading={downloading}
    >
      {query.isPending && <NumbersSkeleton />}
      {query.isError && first === undefined && (
        <LoadFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {isEmpty && (
        <NoWorks characterHref={paths.genCharacterWizard.href(lang)} storyHref={paths.genStoryWizard.href(lang)} />
      )}
      {first !== undefined && works.length > 0 && (
        <CountCards
          counts={first.totals}
          span={first}
          heading={
            <FormattedMessage
              id="numbers.totals"
              defaultMessage="All works"
              description="Heading over the sums of all works of a creator"
            />
          }
          note={
            <FormattedMessage
              id="numbers.totals.note"
              defaultMessage="The sum of what is shown for each work. Someone who uses two works counts at both."
              description="Below the sums of all works of a creator"
            />
          }
        />
      )}
      {works.length > 0 && (
        <WorkRows
          works={works.map(({ counts, work }) => ({
            work,
            counts,
            href: paths.workNumbers.href(lang, { kind: work.kind, id: work.id }) + periodQuery,
          }))}
        />
      )}
      {query.hasNextPage && (
        <ListEnd
          status={query.isFetchNextPageError ? 'error' : query.isFetchingNextPage ? 'loading' : 'more'}
          onReachEnd={more}
          onRetry={more}
        />
      )}
    </NumbersView>
  );
}
