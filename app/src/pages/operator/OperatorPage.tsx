import { Suspense } from 'react';
import { data } from 'react-router-dom';

import { useGetBasicInfo } from '@fabula/sdk/react';

import { useApp, useVisitor } from '../../context/use-app';
import { NotFound } from '../../shell/NotFound';
import { LazyDesk } from './LazyDesk';

/** The server renders pages for guests, for whom there is nothing here. */
export const loader = () => data(null, { status: 404 });

/** The operators' desk; for everyone else, an address that leads nowhere. The server decides on every call again. */
export function Component() {
  const { isKnown, isRegistered } = useVisitor();
  const mayBeOperator = isKnown && isRegistered;
  const info = useGetBasicInfo({ query: { enabled: mayBeOperator } }, useApp().queries.account);
  if (!mayBeOperator || (info.data !== undefined && info.data.role !== 'operator')) return <NotFound />;
  if (info.data === undefined && info.error !== null) throw info.error;
  if (info.data === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LazyDesk />
    </Suspense>
  );
}
