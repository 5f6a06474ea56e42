import { getOfflineStory, type Locale, type Story } from '@fabula/sdk';

import type { Wish } from '../worker/rules';
import { keepPictures, dropPictures } from './kept-pictures';
import { KeepError, keptWordsOf, picturesOf, type KeptStory } from './kept-story';
import { dropKept, findPlay, findProgram, listKept, putKept, putPlay } from './offline-store';
import { firstRound } from './story-runner';

/**
 * Resolves to whether this browser can keep stories: once the site's service worker is there, and never where there is
 * none.
 */
export async function canKeep(): Promise<boolean> {
  if (!('serviceWorker' in navigator && 'indexedDB' in window && 'caches' in window)) return false;
  const { active } = await navigator.serviceWorker.ready;
  return active?.scriptURL.endsWith('/sw.js') === true;
}

/** Asks the service worker for the pages of kept stories, and resolves once it has them and all that they load. */
async function preparePages(language: Locale): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
  });
  active?.postMessage({ kind: 'keep-stories', language } satisfies Wish, [port2]);
  const isReady = await done;
  port1.close();
  if (!isReady) throw new KeepError('failed', 'The service worker could not fetch the pages');
}

/**
 * Keeps a story with its pictures and with the pages that play it.
 *
 * @param onProgress How much is there, from 0 to 1.
 * @throws {KeepError}
 */
export async function keepStory(story: Story, language: Locale, onProgress: (part: number) => void): Promise<void> {
  try {
    const { bytes, hash, language: told, places, program } = await getOfflineStory(story.storyId, { part: 'program' });
    if (program === undefined) throw new KeepError('failed', 'The program is missing');
    const words = keptWordsOf(story, told);
    const pictures = picturesOf({ places, story: words });
    const steps = pictures.length + 3;
    let done = 1;
    const step = () => {
      done += 1;
      onProgress(done / steps);
    };
    onProgress(done / steps);
    const pictureBytes = await keepPictures(pictures, step);
    await preparePages(language);
    step();
    // Its first round shows that the story can be played here, and brings the player's own files.
    await firstRound(program, { seed: 0, roleId: words.roles[0]?.roleId ?? null });
    const kept = {
      story: words,
      hash,
      ...(told === undefined ? {} : { told }),
      places,
      bytes: bytes + pictureBytes,
      keptAt: Date.now(),
    };
    await putKept(kept, program);
    step();
  } catch (cause) {
    throw KeepError.of(cause);
  }
}

/** Removes a story with its play and its pictures, and returns what takes that back. */
export async function removeStory(kept: KeptStory): Promise<() => Promise<void>> {
  const { storyId } = kept.story;
  const [program, play, all] = await Promise.all([findProgram(storyId), findPlay(storyId), listKept()]);
  const others = new Set(all.filter(({ story }) => story.storyId !== storyId).flatMap(picturesOf));
  await dropKept(storyId);
  const restorePictures = await dropPictures(picturesOf(kept).filter((address) => !others.has(address)));
  return async () => {
    await restorePictures();
    if (program !== null) await putKept(kept, program);
    if (play !== null) await putPlay(play);
  };
}
