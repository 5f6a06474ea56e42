import type { PictureEvent, PictureFile, PictureRequest } from '../../providers/pictures/picture-engine.ts';
import { flatPicture } from './picture-peer.ts';

export function pictureRequest(changes: Partial<PictureRequest> = {}): PictureRequest {
  return {
    prompt: 'A lighthouse in the rain',
    negative: '',
    size: { width: 64, height: 64 },
    count: 1,
    seed: 7,
    loras: [],
    ...changes,
  };
}

export async function pictureOf(seed: number): Promise<PictureFile> {
  return { bytes: new Uint8Array(await flatPicture(64, 64, seed)), mime: 'image/png' };
}

export interface DrawnPictures {
  events: PictureEvent[];
  pictures: Extract<PictureEvent, { kind: 'picture' }>[];
  error: unknown;
}

/** All events, and the failure. */
export async function collectPictures(events: AsyncIterable<PictureEvent>): Promise<DrawnPictures> {
  const all: DrawnPictures = { events: [], pictures: [], error: undefined };
  try {
    for await (const event of events) {
      all.events.push(event);
      if (event.kind === 'picture') all.pictures.push(event);
    }
  } catch (error) {
    all.error = error;
  }
  return all;
}
