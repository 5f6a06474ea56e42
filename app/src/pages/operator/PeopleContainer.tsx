import { useSearchParams } from 'react-router-dom';

import { useFindPeople } from '@fabula/sdk/react';
import { NoPeople, PeopleFound, PeopleSearch, PeopleStart, RowsFailed, RowsSkeleton } from '@fabula/ui/operator';

import { useApp } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';
import { personHref } from './desk-hrefs';

/** Accounts, found by id, email address or name. */
export function PeopleContainer() {
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  return (
    <>
      <PeopleSearch
        key={words}
        words={words}
        onSearch={(next) => setSearch(next === '' ? {} : { q: next }, { replace: true })}
      />
      {words === '' ? <PeopleStart /> : <Found words={words} />}
    </>
  );
}

function Found({ words }: { readonly words: string }) {
  const locale = useLocale();
  const { queries, usesPoints } = useApp();
  const query = useFindPeople({ q: words }, { query: { staleTime: 0 } }, queries.account);
  if (query.data === undefined) {
    return query.isError ? (
      <RowsFailed onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <RowsSkeleton />
    );
  }
  const { items, more } = query.data;
  if (items.length === 0) return <NoPeople words={words} />;
  const people = items.map((person) => ({
    ...person,
    balance: usesPoints ? person.balance : undefined,
    href: personHref(locale, person.accountId),
  }));
  return <PeopleFound people={people} more={more} />;
}
