import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink } from '@fabula/ui';
import { Part, RowsEmpty } from '@fabula/ui/account';
import { EntryMissing, LedgerEmptyWords, LedgerList, NewerEntries, type LedgerEntryValue } from '@fabula/ui/shop';

import { isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../routes/use-hrefs';
import { PagedList } from '../../../lists/PagedList';
import { paths } from '../../../routes/paths';
import { useLocale } from '../../../i18n/use-locale';
import { useLedger } from './use-ledger';

/** The ledger, opened at the entry of the address (`?entry=`). */
export function LedgerContainer() {
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
      <PagedList
        query={query}
        skeletonCount={6}
        isEmpty={entries.length === 0}
        empty={
          <RowsEmpty
            action={
              <ButtonLink href={hrefs.characters()}>
                <FormattedMessage
                  id="bonus.page.ledger.emptyAction"
                  defaultMessage="Meet a character"
                  description="Link from an empty ledger to the page with every character"
                />
              </ButtonLink>
            }
          >
            <LedgerEmptyWords />
          </RowsEmpty>
        }
      >
        {query.hasPreviousPage && (
          <div>
            <NewerEntries loading={query.isFetchingPreviousPage} onNewer={() => void query.fetchPreviousPage()} />
          </div>
        )}
        <LedgerList entries={entries} soughtId={isMissing ? undefined : soughtId} hrefOf={hrefOf} />
      </PagedList>
    </Part>
  );
}
