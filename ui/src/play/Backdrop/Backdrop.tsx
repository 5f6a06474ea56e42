import { useState } from 'react';

import { Scene } from '../../content/Scene/Scene';
import type { SceneValue } from '../../content/model';
import type { BackdropProps } from '../model';
import { arriving, backdrop, moving } from './Backdrop.css';

const isSame = (one: SceneValue, other: SceneValue): boolean => one.night.wide === other.night.wide;

/**
 * The scene of a story behind the head of its page: it melts into the page, and lags behind as the page is scrolled.
 * Another scene fades in over the one before, as soon as its picture is there.
 */
export function Backdrop({ scene }: BackdropProps) {
  const [{ before, now, isThere }, setScenes] = useState<Scenes>({ before: null, now: scene, isThere: true });
  if (!isSame(now, scene)) setScenes({ before: isThere ? now : before, now: scene, isThere: false });
  return (
    <div className={backdrop}>
      <div className={moving}>
        {before !== null && <Scene scene={before} />}
        <div key={now.night.wide} className={arriving} data-there={isThere || undefined}>
          <Scene scene={now} onShown={() => setScenes((scenes) => ({ ...scenes, isThere: true }))} />
        </div>
      </div>
    </div>
  );
}

interface Scenes {
  /** What is seen until the picture of the new scene has arrived. */
  readonly before: SceneValue | null;
  readonly now: SceneValue;
  readonly isThere: boolean;
}
