import { PicturePeer, faultyPicture, type HeardCall, type Reply } from './picture-peer.ts';

const GENERATIONS = '/v1/images/generations';
const EDITS = '/v1/images/edits';

export class OpenAiPictures {
  readonly peer = new PicturePeer((call) => this.#answer(call), [GENERATIONS, EDITS]);
  /** Refused with 400. */
  unknownFields: string[] = [];
  streams = true;
  /** Sends addresses below this origin instead of bytes. */
  addressesAt: string | undefined;
  models: { id: string; shutdown_date?: string | number }[] = [{ id: 'painter-2' }];

  get baseUrl(): string {
    return `${this.peer.origin}/v1`;
  }

  async #answer(call: HeardCall): Promise<Reply | undefined> {
    if (call.path === '/v1/models') return { json: { object: 'list', data: this.models } };
    if (call.path === '/files/picture.png') return { bytes: await faultyPicture('none', 64, 64) };
    return call.path === GENERATIONS || call.path === EDITS ? this.#draw(call) : undefined;
  }

  async #draw(call: HeardCall): Promise<Reply> {
    const fields = await fieldsOf(call);
    const unknown = this.unknownFields.find((name) => fields.has(name));
    if (unknown !== undefined) {
      return {
        status: 400,
        json: { error: { message: `Unknown parameter: '${unknown}'.`, code: 'unknown_parameter' } },
      };
    }
    const { fault } = this.peer;
    if (fault === 'refuses') {
      return { status: 400, json: { error: { code: 'moderation_blocked', message: 'Rejected by the safety system' } } };
    }
    const size = fields.get('size') ?? '64x64';
    const [width = 64, height = 64] = size.split('x').map(Number);
    const b64 = (await faultyPicture(fault, width, height)).toString('base64');
    if (fault === 'no-picture') return { json: { created: 1, data: [] } };
    if (this.addressesAt !== undefined) return { json: { data: [{ url: `${this.addressesAt}/files/picture.png` }] } };
    if (!this.streams || fields.get('stream') === undefined)
      return { json: { created: 1, size, data: [{ b64_json: b64 }] } };
    const kind = call.path === EDITS ? 'image_edit' : 'image_generation';
    const partial = (index: number) => ({
      type: `${kind}.partial_image`,
      partial_image_index: index,
      b64_json: b64,
    });
    return { events: [partial(0), partial(1), { type: `${kind}.completed`, b64_json: b64, size }] };
  }
}

export async function fieldsOf({ bytes, headers }: HeardCall): Promise<Map<string, string>> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) {
    const body: Record<string, unknown> = JSON.parse(bytes.toString());
    return new Map(Object.entries(body).map(([name, value]) => [name, String(value)]));
  }
  const form = await formOf({ bytes, headers });
  const texts: [string, string][] = [];
  for (const [name, value] of form) if (typeof value === 'string') texts.push([name, value]);
  return new Map(texts);
}

export async function formOf({ bytes, headers }: Pick<HeardCall, 'bytes' | 'headers'>): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
}
