import { useEffect, useEffectEvent } from 'react';

import type { OwnPicture, PictureEngineInfo } from '@fabula/sdk';
import { LoadFailed } from '@fabula/ui';
import { PaintSkeleton } from '@fabula/ui/paint';

import type { PaintedDraft } from './painted-draft';
import { usePictureStart } from './use-picture-start';

interface PortraitStartProps {
  readonly of: PaintedDraft;
  readonly engine: PictureEngineInfo;
  readonly onPicture: (picture: OwnPicture) => void;
}

export function PortraitStart({ engine, of, onPicture }: PortraitStartProps) {
  const { isStarting, problem, start } = usePictureStart(engine, onPicture);
  const begin = () => {
    const { parts, picture } = of;
    void start(picture === null ? { parts } : { pictureId: picture });
  };
  const beginOnce = useEffectEvent(begin);
  useEffect(() => beginOnce(), []);
  if (problem === undefined) return <PaintSkeleton />;
  return <LoadFailed onRetry={begin} retrying={isStarting} />;
}
