import { lazy, Suspense } from 'react';

import { loadChunk } from '../lazy/chunk';
import type { ReportContainerProps } from './ReportContainer';

/** Few readers ever open it. */
const ReportContainer = lazy(async () => ({
  default: (await loadChunk(() => import('./ReportContainer'))).ReportContainer,
}));

/** The dialog in which a reader reports something, loaded when it is first wanted. */
export function Report(props: ReportContainerProps) {
  return (
    <Suspense>
      <ReportContainer {...props} />
    </Suspense>
  );
}
