import { until, type Journey } from './people.ts';
import { textAt } from './sweep.ts';

/** A greeting that a model reads aloud, in a chat of its own. */
export async function voices({ sweep, ada: as }: Journey): Promise<void> {
  await sweep.call('listVoices', { as });
  const chat = await sweep.call('createChat', { as, body: { characterId: 'maren-vale' } });
  const chatId = textAt(chat, 'chatId');
  const [, messageId = ''] = /"messageId":"([\w-]+)"/.exec(chat.text) ?? [];
  const body = { source: { kind: 'reply', chatId, messageId }, voiceId: 'af_heart' };
  await sweep.call('quoteRecording', { as, body });
  const path = { recordingId: textAt(await sweep.call('createRecording', { as, body }), 'recordingId') };
  await until(
    () => sweep.call('getRecording', { as, path }),
    ({ data }) => Object(data).state !== 'speaking',
  );
  await sweep.call('getRecordingAudio', { as, path });
  await sweep.call('stopRecording', { as, path });
}
