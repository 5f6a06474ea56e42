import { useSearchParams } from 'react-router-dom';

import type { PeriodValue } from '@fabula/ui/creator-numbers';

type Period = '7' | '28' | '90' | 'all';

const periods = ['7', '28', '90', 'all'] as const satisfies readonly Period[];
const usual = '28';

/** The period that the address asks for, and the addresses of all of them. */
export function usePeriods(path: string): {
  readonly days: Period;
  readonly query: string;
  readonly links: readonly PeriodValue[];
} {
  const [search] = useSearchParams();
  const days = periods.find((period) => period === search.get('days')) ?? usual;
  const queryOf = (period: Period) => (period === usual ? '' : `?${new URLSearchParams({ days: period })}`);
  const links = periods.map((period) => ({
    days: period === 'all' ? undefined : Number(period),
    href: path + queryOf(period),
    isCurrent: period === days,
  }));
  return { days, query: queryOf(days), links };
}
