import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '@fabula/ui';
import { MoreHistory, Part, RowsEmpty, RowsFailed, RowsSkeleton } from '@fabula/ui/account';
import { EntryMissing, LedgerEmptyWords, LedgerList, NewerEntries, type LedgerEntryValue } from '@fabula/ui/shop';

import { isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../explore/use-hrefs';
import { paths } from '../../../routes/paths';
import { useLocale } from '../../../use-locale';
import { useLedger } from './use-ledger';

/** Every point that came or went; opened at one line where the address names it (`?entry=`). */
export function LedgerPart() {
  const hrefs = useHrefs();
  const locale = useLocale();
  const [search] = useSearchParams();
  const soughtId = search.get('entry') ?? undefined;
  const sought = useLedger(soughtId);
  const isMissing = soughtId !== undefined && isNotFound(sought.error);
  const newest = useLedger(undefined, soughtId === undefined || isMissing);
  const query = soughtId === undefined || isMissing ? newest : sought;
  const hrefOf = ({ subject: { characterId, roomId } }: LedgerEntryValue) => {
    if (roomId !== undefined) return paths.room.href(locale, { roomId });
    return characterId === undefined ? undefined : hrefs.chat(characterId);
  };
  const entries = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Part
      kind="open"
      busy={query.isPending}
      title={
        <FormattedMessage
          id="bonus.page.ledger"
          defaultMessage="Where your points went"
          description="Heading on the page of points, above the ledger"
        />
      }
    >
      {isMissing && <EntryMissing />}
      {query.isPending && <RowsSkeleton count={6} />}
      {query.isError && entries.length === 0 && (
        <RowsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.isSuccess && entries.length === 0 && (
        <RowsEmpty
          action={
            <ButtonLink href={hrefs.characters()}>
              <FormattedMessage
                id="bonus.page.ledger.emptyAction"
                defaultMessage="See who is awake"
                description="Link from an empty ledger to the page with every character"
              />
            </ButtonLink>
          }
        >
          <LedgerEmptyWords />
        </RowsEmpty>
      )}
      {query.hasPreviousPage && (
        <div>
          <NewerEntries loading={query.isFetchingPreviousPage} onNewer={() => void query.fetchPreviousPage()} />
        </div>
      )}
      {entries.length > 0 && (
        <LedgerList entries={entries} soughtId={isMissing ? undefined : soughtId} hrefOf={hrefOf} />
      )}
      {query.hasNextPage && (
        <MoreHistory
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </Part>
  );
}
