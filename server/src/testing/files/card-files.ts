import sharp from 'sharp';
import { zipSync } from 'fflate';
import { replacePngTexts } from '../../cards/format/png-file.ts';

/** Card V2 with a test's changes. */
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

export async function picture(format: 'png' | 'jpeg' | 'webp', color = '#3a3350'): Promise<Buffer<ArrayBuffer>> {
  return sharp({ create: { width: 60, height: 80, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();
}

export async function pngWith(texts: readonly (readonly [keyword: string, content: unknown])[]) {
  const encode = (content: unknown) =>
    Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64');
  return replacePngTexts(
    await picture('png'),
    () => false,
    texts.map(([keyword, content]) => ({ keyword, text: encode(content) })),
  );
}

export function zipOf(files: Readonly<Record<string, Uint8Array | object>>): Buffer<ArrayBuffer> {
  const entries = Object.entries(files).map(
    ([name, content]) =>
      [name, content instanceof Uint8Array ? content : Buffer.from(JSON.stringify(content))] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

export function jsonFile(card: unknown): Buffer<ArrayBuffer> {
  return Buffer.from(JSON.stringify(card));
}

/** With ZIP64 fields, as stream writers make them. */
export function zip64Of(archive: Buffer): Buffer<ArrayBuffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const directory = archive.readUInt32LE(end + 16);
  const entries: Buffer[] = [];
  for (let at = directory; at < end;) {
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
    const entry = Buffer.from(archive.subarray(at, nameEnd));
    const field = Buffer.alloc(28);
    field.writeUInt16LE(1, 0);
    field.writeUInt16LE(24, 2);
    for (const [index, offset] of [24, 20, 42].entries()) {
      field.writeBigUInt64LE(BigInt(entry.readUInt32LE(offset)), 4 + 8 * index);
      entry.writeUInt32LE(0xffffffff, offset);
    }
    entry.writeUInt16LE(field.length, 30);
    entry.writeUInt16LE(0, 32);
    entries.push(entry, field);
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  const tail = Buffer.from(archive.subarray(end));
  tail.writeUInt32LE(Buffer.concat(entries).length, 12);
  return Buffer.concat([archive.subarray(0, directory), ...entries, tail]);
}
