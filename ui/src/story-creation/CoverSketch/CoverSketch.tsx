import { useId } from 'react';

import type { PortraitMood } from '../../creation/model';
import type { StoryScene } from '../model';
import { coverPaints, scenePaths } from './cover-paints';
import { sketch } from './CoverSketch.css';

interface CoverSketchProps {
  readonly mood: PortraitMood;
  readonly scene: StoryScene;
}

/** A cover as it will be painted, in a few strokes: drawn here, so that a choice shows at once and without a connection. */
export function CoverSketch({ mood, scene }: CoverSketchProps) {
  const id = useId();
  const { accent, disc, land, sky } = coverPaints[mood];
  const { bright, far, lit, near } = scenePaths[scene];
  return (
    <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMax slice" className={sketch} aria-hidden="true">
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={sky[0]} />
        <stop offset=".5" stopColor={sky[1]} />
        <stop offset=".78" stopColor={sky[2]} />
      </linearGradient>
      <rect width="200" height="300" fill={`url(#${id}-sky)`} />
      <circle cx="138" cy="128" r="34" fill={disc} opacity=".16" />
      <circle cx="138" cy="128" r="22" fill={disc} />
      <path d={far} fill={land} opacity=".55" />
      <path d={near} fill={land} />
      {bright !== undefined && <path d={bright} fill={disc} opacity=".7" />}
      {lit !== undefined && <path d={lit} fill={accent} />}
    </svg>
  );
}
