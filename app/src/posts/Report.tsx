import { lazy, Suspense } from 'react';

import { loadChunk } from '../lazy/chunk';
import type { ReportContainerProps } from './ReportContainer';

const ReportContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./ReportContainer'))).ReportContainer,
}));

export function Report(props: ReportContainerProps) {
  return (
    <Suspense>
      <ReportContainer {...props} />
    </Suspense>
  );
}
