import { media } from '../../theme/breakpoints';
import type { SceneArtValue, SceneValue } from '../model';
import { day, night, picture, scene as sceneStyle } from './Scene.css';

interface SceneProps {
  readonly scene: SceneValue;
  /** Called when the picture that the theme shows has arrived. */
  readonly onShown?: (() => void) | undefined;
}

/**
 * A wide scene behind a hero. Night and day both stand in the page and are loaded lazily, so that the browser asks only
 * for the one that the theme shows: the page that the server sends does not know the reader's theme.
 */
export function Scene({ scene, onShown }: SceneProps) {
  return (
    <div className={sceneStyle}>
      <SceneArt art={scene.night} className={night} onShown={onShown} />
      <SceneArt art={scene.day} className={day} onShown={onShown} />
    </div>
  );
}

interface SceneArtProps extends Pick<SceneProps, 'onShown'> {
  readonly art: SceneArtValue;
  readonly className: string;
}

function SceneArt({ art, className, onShown }: SceneArtProps) {
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
        onLoad={onShown}
      />
    </picture>
  );
}
