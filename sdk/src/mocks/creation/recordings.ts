import { parse } from 'zod/mini';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getCreateRecordingMockHandler,
  getGetRecordingMockHandler,
  getQuoteRecordingMockHandler,
  getStopRecordingMockHandler,
} from '../../generated/mocks/voices/voices.msw';
import { RecordingForm, type Recording } from '../../generated/model';
import { problem } from '../answer';
import { newId } from '../new-id';

const { getRecording, getRecordingAudio, quoteRecording } = operations;
const examples = getRecording.examples[200];
const { points } = quoteRecording.examples[200].typical.data;

const ok = (data: Recording) => ({ code: 200, message: 'OK', data });

/** A second of silence: 8 bits at 8 kHz. */
function silence(): Uint8Array<ArrayBuffer> {
  const rate = 8_000;
  const bytes = new Uint8Array(44 + rate).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + rate, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, rate, true);
  return bytes;
}

/** Recordings of equal words are made once; each is ready when it is next read. */
export function recordingHandlers(): RequestHandler[] {
  const known = new Map<string, Recording>(Object.values(examples).map(({ data }) => [data.recordingId, data]));
  const ofWords = new Map<string, string>();
  const find = (id: unknown): Recording => {
    const one = known.get(String(id));
    if (one === undefined) throw problem(404, getRecording.examples[404]['not-found']);
    return one;
  };
  const keep = (recording: Recording): Recording => {
    known.set(recording.recordingId, recording);
    return recording;
  };
  return [
    getQuoteRecordingMockHandler(async ({ request }) => {
      const form = parse(RecordingForm, await request.json());
      const { data } = quoteRecording.examples[200].typical;
      return { code: 200, message: 'OK', data: { ...data, points: ofWords.has(JSON.stringify(form)) ? 0 : points } };
    }),
    getCreateRecordingMockHandler(async ({ request }) => {
      const form = parse(RecordingForm, await request.json());
      const words = JSON.stringify(form);
      const former = known.get(ofWords.get(words) ?? '');
      if (former !== undefined) return ok(former);
      const { speaking } = examples;
      const recording = keep({
        ...speaking.data,
        recordingId: newId('rec'),
        voiceId: form.voiceId,
        createdAt: new Date().toISOString(),
      });
      ofWords.set(words, recording.recordingId);
      return ok(recording);
    }),
    getGetRecordingMockHandler(({ params }) => {
      const one = find(params['recordingId']);
      if (one.state !== 'speaking') return ok(one);
      const address = `/api/recordings/${one.recordingId}/audio`;
      return ok(keep({ ...one, state: 'ready', audio: { address, type: 'audio/wav' }, points }));
    }),
    getStopRecordingMockHandler(({ params }) => {
      const one = find(params['recordingId']);
      if (one.state !== 'speaking') return ok(one);
      for (const [words, id] of ofWords) if (id === one.recordingId) ofWords.delete(words);
      return ok(keep({ ...one, state: 'failed', failure: 'stopped' }));
    }),
    http.get(
      `*/api${getRecordingAudio.path}`,
      () => new HttpResponse(silence(), { headers: { 'Content-Type': 'audio/wav' } }),
    ),
  ];
}
