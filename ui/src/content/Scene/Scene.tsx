import { media } from '../../theme/breakpoints';
import type { SceneArtValue, SceneValue } from '../model';
import { day, night, picture, scene as sceneStyle } from './Scene.css';

/**
 * A wide scene behind a hero. Night and day both stand in the page and are loaded lazily, so that the browser asks only
 * for the one that the theme shows: the page that the server sends does not know the reader's theme.
 */
export function Scene({ scene }: { scene: SceneValue }) {
  return (
    <div className={sceneStyle}>
      <SceneArt art={scene.night} className={night} />
      <SceneArt art={scene.day} className={day} />
    </div>
  );
}

function SceneArt({ art, className }: { art: SceneArtValue; className: string }) {
  return (
    <picture className={className}>
      <source media={media.phone} srcSet={art.tall} width={780} height={900} />
      <img
        className={picture}
        src={art.wide}
        width={1600}
        height={640}
        alt=""
        loading="lazy"
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
