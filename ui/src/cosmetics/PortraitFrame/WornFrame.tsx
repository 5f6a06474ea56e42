import type { FrameId } from '@fabula/sdk/types';
import { lazy, Suspense } from 'react';

const PortraitFrame = lazy(() => import('./PortraitFrame').then((module) => ({ default: module.PortraitFrame })));

/** The frame that an account wears, around its picture; its drawing is loaded by those who see one. */
export function WornFrame({ frame }: { readonly frame: FrameId | undefined }) {
  if (frame === undefined) return null;
  return (
    <Suspense fallback={null}>
      <PortraitFrame frame={frame} place="around" />
    </Suspense>
  );
}
