import * as sdk from '../src/index';

const recordingId = 'rec-5d0c7a1e93b84f26a4be10c27f6d8a35';
const spoken = {
  source: { kind: 'reply', chatId: 'cht-8f0d7c5a3b1e4c62', messageId: 'msg-2b7e4c62f1a94d08' },
  voiceId: 'af_heart',
} satisfies sdk.RecordingForm;

/** The calls of voices by a model. */
export const voiceCalls = {
  createRecording: () => sdk.createRecording(spoken),
  getRecording: () => sdk.getRecording(recordingId),
  getRecordingAudio: () => sdk.getRecordingAudio(recordingId),
  listVoices: () => sdk.listVoices(),
  quoteRecording: () => sdk.quoteRecording(spoken),
  stopRecording: () => sdk.stopRecording(recordingId),
};
