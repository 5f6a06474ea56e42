import { lazy, Suspense } from 'react';

import { useGetBasicInfo } from '@fabula/sdk/react';

import { useApp, useVisitor } from '../../context/use-app';
import { loadChunk } from '../../lazy/chunk';

const SuspensionContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./SuspensionContainer'))).SuspensionContainer,
}));

/** Says to a suspended account that it cannot write; nothing for all others, who do not load it. */
export function SuspensionNote() {
  const { isRegistered } = useVisitor();
  const { data: info } = useGetBasicInfo({ query: { enabled: isRegistered } }, useApp().queries.account);
  if (!isRegistered || info?.suspension === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SuspensionContainer suspension={info.suspension} />
    </Suspense>
  );
}
