import { useSearchParams } from 'react-router-dom';

import { PublicLogKind, safeParse } from '@fabula/sdk/schemas';

import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';

/** What of the public log an address asks for. */
export interface LogSearch {
  readonly q?: string;
  readonly kind?: PublicLogKind;
  readonly day?: string;
  readonly entry?: number;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the search of an address, without malformed parts. */
export function readLogSearch(search: URLSearchParams): LogSearch {
  const [q, day, entry] = [search.get('q')?.trim() ?? '', search.get('day') ?? '', Number(search.get('entry') ?? '')];
  const kind = safeParse(PublicLogKind, search.get('kind')).data;
  return {
    ...(q === '' ? {} : { q: q.slice(0, 100) }),
    ...(kind === undefined ? {} : { kind }),
    ...(isDay(day) ? { day } : {}),
    ...(Number.isSafeInteger(entry) && entry > 0 ? { entry } : {}),
  };
}

/** The search of an address, and the addresses and the way to other ones. */
export function useLogSearch() {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const search = readLogSearch(params);
  const paramsOf = (next: LogSearch) =>
    new URLSearchParams(Object.entries(next).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])));
  return {
    search,
    hrefOf: (next: LogSearch) => {
      const query = paramsOf(next).toString();
      return paths.loggerSearch.href(locale) + (query === '' ? '' : `?${query}`);
    },
    setSearch: (next: LogSearch) => setParams(paramsOf(next), { replace: true, preventScrollReset: true }),
  };
}
