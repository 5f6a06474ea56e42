import { Suspense } from 'react';
import { data, Navigate, useParams } from 'react-router-dom';

import { useGetBenchEngines } from '@fabula/sdk/react';

import { useVisitor } from '../../context/use-app';
import { isNotFound } from '../../data/query-clients';
import { useLocale } from '../../i18n/use-locale';
import { benchKinds, benchPaths, isBenchKind } from '../../routes/bench-tabs';
import { NotFound } from '../../shell/NotFound';
import { LazyBench } from './LazyBench';

/** The server renders pages for guests, for whom there is nothing here. */
export const loader = () => data(null, { status: 404 });

/** The operators' bench of engines (Product §2.1); for everyone else, an address that leads nowhere. */
export function Component() {
  const { isKnown, isRegistered } = useVisitor();
  const mayBeOperator = isKnown && isRegistered;
  const engines = useGetBenchEngines({ query: { enabled: mayBeOperator, staleTime: 0 } });
  const locale = useLocale();
  const { '*': tab = '' } = useParams();
  if (!mayBeOperator || isNotFound(engines.error)) return <NotFound />;
  if (engines.error !== null) throw engines.error;
  if (engines.data === undefined) return null;
  if (!isBenchKind(tab)) return <Navigate replace to={benchPaths[benchKinds[0]].href(locale)} />;
  return (
    <Suspense fallback={null}>
      <LazyBench key={tab} kind={tab} engines={engines.data} />
    </Suspense>
  );
}
