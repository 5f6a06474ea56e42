import type { AudioType } from '../../contract/validators.ts';

/** About half an hour of MP3. */
export const MOST_AUDIO_BYTES = 32 * 1024 * 1024;

export interface SpeechRequest {
  /** Plain words, without Markdown. */
  words: string;
  /** As the engine calls it. */
  voiceId: string;
}

export interface AudioFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: AudioType;
}

/** Reads words aloud. Fails with `EngineError`. */
export interface SpeechEngine {
  readonly model: string;
  /** Throws EngineError, or the signal's reason. */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<AudioFile>;
}
