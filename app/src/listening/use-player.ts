import { useCallback, useEffect, useRef, useState } from 'react';

/** What the system shows while it plays. */
export interface PlayedTitle {
  readonly title: string;
  readonly artist: string;
  readonly artwork: string | undefined;
}

const acts = ['play', 'pause', 'stop'] as const satisfies readonly MediaSessionAction[];

/** Plays the audio of an address from its beginning as soon as it is known, where the browser allows it. */
export function usePlayer(address: string | undefined, { artist, artwork, title }: PlayedTitle) {
  const [isPlaying, setIsPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(undefined);
  const pause = useCallback(() => audio.current?.pause(), []);
  const play = useCallback(() => {
    // A browser that wants a press first is left paused.
    audio.current?.play().catch(() => setIsPlaying(false));
  }, []);

  useEffect(() => {
    if (address === undefined) return undefined;
    const element = new Audio(address);
    audio.current = element;
    const show = () => setIsPlaying(!element.paused && !element.ended);
    const changes = ['play', 'pause', 'ended'] as const;
    for (const change of changes) element.addEventListener(change, show);
    play();
    return () => {
      for (const change of changes) element.removeEventListener(change, show);
      element.pause();
      audio.current = undefined;
      setIsPlaying(false);
    };
  }, [address, play]);

  useEffect(() => {
    if (address === undefined || !('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const handlers = { play, pause, stop: pause };
    mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      artwork: artwork === undefined ? [] : [{ src: artwork }],
    });
    for (const act of acts) mediaSession.setActionHandler(act, handlers[act]);
    return () => {
      mediaSession.metadata = null;
      for (const act of acts) mediaSession.setActionHandler(act, null);
    };
  }, [address, title, artist, artwork, play, pause]);

  return { isPlaying, play, pause };
}
