import sharp from 'sharp';
import { zipSync } from 'fflate';
import { replacePngTexts } from '../cards/png-file.ts';

/** A card of the second version as people share it, with what tests want to change. */
export function cardV2(data: object = {}): { spec: string; spec_version: string; data: Record<string, unknown> } {
  return {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name: 'Isaura Pell',
      description: '{{char}} repairs clocks, and what people regret.',
      personality: 'Slow, kind, a little strange.',
      scenario: 'A shop where every clock shows another hour.',
      first_mes: 'You are late, {{user}}. *She stops the pendulum.*',
      mes_example: '<START>\n{{user}}: Can you mend it?\n{{char}}: I can ask it to go on.',
      creator_notes: 'SECRET NOTES: best in the evening.',
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: ['*The bell has not finished when she speaks.* We are closed.'],
      tags: ['Slow burn'],
      creator: 'A. Lindqvist',
      character_version: '1.2',
      extensions: { 'somewhere/else': { depth: [1, 2, { three: null }] } },
      ...data,
    },
  };
}

/** A picture of one colour. */
export async function picture(format: 'png' | 'jpeg' | 'webp', color = '#3a3350'): Promise<Buffer<ArrayBuffer>> {
  return sharp({ create: { width: 60, height: 80, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG that carries texts, each in base64 as cards are. */
export async function pngWith(texts: readonly (readonly [keyword: string, content: unknown])[]) {
  const encode = (content: unknown) =>
    Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64');
  return replacePngTexts(
    await picture('png'),
    () => false,
    texts.map(([keyword, content]) => ({ keyword, text: encode(content) })),
  );
}

/** A zip archive of files by name. */
export function zipOf(files: Readonly<Record<string, Uint8Array | object>>): Buffer<ArrayBuffer> {
  const entries = Object.entries(files).map(
    ([name, content]) =>
      [name, content instanceof Uint8Array ? content : Buffer.from(JSON.stringify(content))] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

/** A card in JSON. */
export function jsonFile(card: unknown): Buffer<ArrayBuffer> {
  return Buffer.from(JSON.stringify(card));
}
