import { keptPictures } from '../worker/rules';
import { KeepError } from './kept-story';

/** How many pictures are fetched at once. */
const lanes = 4;

/**
 * Puts pictures where the service worker finds them without a network. Pictures that are not there are left out: a play
 * is whole without them.
 *
 * @param onPicture After each one.
 * @returns how many bytes they take
 * @throws {KeepError} no-room, when the browser's storage is full.
 */
export async function keepPictures(addresses: readonly string[], onPicture: () => void): Promise<number> {
  const cache = await caches.open(keptPictures);
  const waiting = [...addresses];
  let bytes = 0;
  const keepOne = async (address: string) => {
    const answer = await fetch(address);
    if (!answer.ok) return;
    bytes += (await answer.clone().blob()).size;
    await cache.put(address, answer);
  };
  const keepNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await keepOne(next);
      } catch (cause) {
        const error = KeepError.of(cause);
        if (error.reason === 'no-room') throw error;
        console.warn('A picture is not kept', cause);
      }
      onPicture();
    }
  };
  await Promise.all(Array.from({ length: lanes }, keepNext));
  return bytes;
}

/** Drops pictures, and returns what puts them back. */
export async function dropPictures(addresses: readonly string[]): Promise<() => Promise<void>> {
  const cache = await caches.open(keptPictures);
  const dropped = await Promise.all(addresses.map(async (address) => [address, await cache.match(address)] as const));
  await Promise.all(addresses.map((address) => cache.delete(address)));
  return async () => {
    await Promise.all(
      dropped.map(async ([address, picture]) => {
        if (picture !== undefined) await cache.put(address, picture);
      }),
    );
  };
}
