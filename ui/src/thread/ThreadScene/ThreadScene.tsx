import { Scene } from '../../content/Scene/Scene';
import type { PictureValue, SceneValue } from '../../content/model';
import { portrait as portraitStyle, scene as sceneStyle } from './ThreadScene.css';

interface ThreadSceneProps {
  /** Null for a character that appears in no story: the portrait takes its place. */
  readonly scene: SceneValue | null;
  readonly portrait: PictureValue;
}

/** Where a conversation takes place, behind its thread on phones. It never moves. */
export function ThreadScene({ scene, portrait }: ThreadSceneProps) {
  return (
    <div className={sceneStyle}>
      {scene === null ? (
        <img
          className={portraitStyle}
          src={portrait.large}
          width={portrait.width}
          height={portrait.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Scene scene={scene} />
      )}
    </div>
  );
}
