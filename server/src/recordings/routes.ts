import { callerOf } from '../http/caller.ts';
import type { Handlers } from '../http/operation.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { Recordings } from './recordings.ts';

type RecordingOperation =
  | 'listVoices'
  | 'quoteRecording'
  | 'createRecording'
  | 'getRecording'
  | 'stopRecording'
  | 'getRecordingAudio';

/** What a person, and all people of a network address, may have recorded in a minute: where it is free, no points bound them. */
const MADE_PER_MINUTE = { owner: 20, network: 60 };

export function recordingRoutes(recordings: Recordings, rateLimits: RateLimits): Pick<Handlers, RecordingOperation> {
  const limitMade = rateLimits.exactByCaller('recordings', MADE_PER_MINUTE);
  return {
    async listVoices() {
      return { data: recordings.voices };
    },

    async quoteRecording({ input, ...call }) {
      return { data: await recordings.quote(callerOf(call), input.body) };
    },

    async createRecording({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitMade({ ownerId: caller.ownerId, network: call.network });
      return { data: await recordings.create(caller, input.body) };
    },

    async getRecording({ input, ...call }) {
      return { data: await recordings.get(callerOf(call), input.params.recordingId) };
    },

    async stopRecording({ input, ...call }) {
      return { data: await recordings.stop(callerOf(call, input.headers), input.params.recordingId) };
    },

    async getRecordingAudio({ input }) {
      return { ...(await recordings.read(input.params.recordingId)), lasting: true, ranges: true };
    },
  };
}
