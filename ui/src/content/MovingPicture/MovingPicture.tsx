import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import type { FilmValue } from '../model';
import { film as filmStyle, hold } from './MovingPicture.css';
import { useCalm } from './use-calm';

export interface MovingPictureProps {
  /** Left out for a still that does not move, and where the reader saves data. */
  readonly film: FilmValue | undefined;
  /** The shape of the still. */
  readonly className?: string | undefined;
}

/**
 * The film of a still, and a button that pauses it.
 *
 * **Use** it after the still in a box that is positioned and has the still's size. The still stays below: it is seen until the film has
 * come, while it is paused, and if it never comes.
 *
 * **Avoid** it for more than one picture of a view, and in lists.
 *
 * **Accessibility** What it shows is what the still shows, so screen readers read the still alone. Nothing moves for who asks for
 * less motion; for all others the button stops it (WCAG 2.2.2).
 */
export function MovingPicture({ film, className = '' }: MovingPictureProps) {
  const intl = useIntl();
  const isCalm = useCalm();
  const [isPaused, setIsPaused] = useState(false);
  if (film === undefined || isCalm) return null;
  const label = isPaused
    ? intl.formatMessage({
        id: 'explore.film.play',
        defaultMessage: 'Let the picture move',
        description: 'Button on a portrait that can move, while it stands still',
      })
    : intl.formatMessage({
        id: 'explore.film.pause',
        defaultMessage: 'Stop the movement',
        description: 'Button on a portrait that moves: it stands still from then on',
      });
  return (
    <>
      {!isPaused && <Film key={film.address} film={film} className={className} />}
      <button type="button" className={hold} aria-label={label} title={label} onClick={() => setIsPaused(!isPaused)}>
        <DrawnIcon drawing={isPaused ? Play : Pause} size="small" />
      </button>
    </>
  );
}

function Film({ film, className }: { readonly film: FilmValue; readonly className: string }) {
  const [isReady, setIsReady] = useState(false);
  const shared = {
    src: film.address,
    className: `${filmStyle} ${className}`,
    'data-ready': isReady || undefined,
    'aria-hidden': true,
  } as const;
  if (film.type === 'image/webp') {
    return <img {...shared} alt="" decoding="async" fetchPriority="low" onLoad={() => setIsReady(true)} />;
  }
  return (
    <video {...shared} autoPlay loop muted playsInline disablePictureInPicture onPlaying={() => setIsReady(true)} />
  );
}
