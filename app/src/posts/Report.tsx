import { lazy, Suspense } from 'react';

import { loadChunk } from '../lazy/chunk';
import type { ReportPartProps } from './ReportPart';

/** Few readers ever open it. */
const ReportPart = lazy(async () => ({ default: (await loadChunk(() => import('./ReportPart'))).ReportPart }));

/** The dialog in which a reader reports something, loaded when it is first wanted. */
export function Report(props: ReportPartProps) {
  return (
    <Suspense>
      <ReportPart {...props} />
    </Suspense>
  );
}
