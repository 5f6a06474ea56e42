import type { AudioType } from '../contract/validators.ts';
import type { StorageKey } from '../providers/storage/storage.ts';

const ENDS = {
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'audio/wav': 'wav',
} as const satisfies Record<AudioType, string>;

/** Recordings of equal words share a file. */
export function recordingKey(contentHash: string, type: AudioType): StorageKey {
  return `recordings/${contentHash}.${ENDS[type]}`;
}
