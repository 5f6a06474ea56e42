import type { NextId } from '../ids.ts';
import type { Mood } from '../moods.ts';
import { svg } from './markup.ts';

export function sky(nextId: NextId, mood: Mood, width: number, height: number): string {
  const id = nextId();
  const [top, middle, bottom] = mood.sky;
  return svg`<defs><linearGradient id="${id}" x2="0" y2="1">
    <stop offset="0" stop-color="${top}"/><stop offset=".52" stop-color="${middle}"/>
    <stop offset="1" stop-color="${bottom}"/>
    </linearGradient></defs><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

export function titleVeil(nextId: NextId, mood: Mood, width: number, height: number): string {
  const id = nextId();
  const [top] = mood.sky;
  return svg`<defs><linearGradient id="${id}" x2="0" y2="1">
    <stop offset=".45" stop-color="${top}" stop-opacity=".86"/><stop offset="1" stop-color="${top}" stop-opacity="0"/>
    </linearGradient></defs><rect width="${width}" height="${height * 0.44}" fill="url(#${id})"/>`;
}
