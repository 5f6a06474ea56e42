import { MP4 } from '../pictures/mp4.ts';
import { PicturePeer, flatPicture, type HeardCall, type Reply } from './picture-peer.ts';

interface Node {
  class_type: string;
  inputs: Record<string, unknown>;
}

interface Prompt {
  id: string;
  graph: Record<string, Node>;
  /** Polls until done. */
  left: number;
}

/** ComfyUI, whose queue advances with each poll. */
export class ComfyPictures {
  readonly peer = new PicturePeer((call) => this.#answer(call), ['/prompt', '/view']);
  looks = 0;
  nodeClasses = ['CLIPTextEncode', 'KSampler', 'EmptyLatentImage', 'CheckpointLoaderSimple', 'SaveImage', 'LoadImage'];
  loras = ['ink/rain.safetensors', 'maren.safetensors'];
  readonly uploads: Uint8Array[] = [];
  readonly #queue: Prompt[] = [];
  readonly #done = new Map<string, Prompt>();
  #count = 0;

  /** A restart. */
  restart(): void {
    this.#queue.length = 0;
    this.#done.clear();
  }

  async #answer(call: HeardCall): Promise<Reply | undefined> {
    if (call.path === '/prompt') return this.#take(call);
    if (call.path === '/queue') return call.method === 'POST' ? this.#drop(call) : this.#show();
    if (call.path === '/interrupt') return { json: {} };
    if (call.path === '/object_info') return { json: Object.fromEntries(this.nodeClasses.map((name) => [name, {}])) };
    if (call.path === '/models/loras') return { json: this.loras };
    if (call.path === '/upload/image') return this.#upload(call);
    if (call.path === '/view') return this.#view(call);
    const [, promptId] = /^\/history\/([\w-]+)$/.exec(call.path) ?? [];
    return promptId === undefined ? undefined : { json: this.#history(promptId) };
  }

  #take(call: HeardCall): Reply {
    const { prompt: graph }: { prompt: Record<string, Node> } = JSON.parse(call.bytes.toString());
    if (this.peer.fault === 'refuses') return { status: 400, json: { error: { type: 'content_policy' } } };
    this.#count += 1;
    const id = `0f-${this.#count}`;
    this.#queue.push({ id, graph, left: this.looks });
    this.#advance();
    return { json: { prompt_id: id, number: this.#count, node_errors: {} } };
  }

  #advance(): void {
    for (let first = this.#queue[0]; first !== undefined && first.left <= 0; first = this.#queue[0]) {
      this.#queue.shift();
      this.#done.set(first.id, first);
    }
  }

  #show(): Reply {
    const [running, ...pending] = this.#queue.map(({ id }, index) => [index, id, {}, {}, []]);
    const shown = { queue_running: running === undefined ? [] : [running], queue_pending: pending };
    if (this.#queue[0] !== undefined) this.#queue[0].left -= 1;
    this.#advance();
    if (this.peer.fault === 'job-lost') this.restart();
    return { json: shown };
  }

  #drop(call: HeardCall): Reply {
    const body: { delete: string[] } = JSON.parse(call.bytes.toString());
    // The running one needs an interrupt.
    for (const id of body.delete) {
      const at = this.#queue.findIndex((prompt, index) => prompt.id === id && index > 0);
      if (at !== -1) this.#queue.splice(at, 1);
    }
    return { json: {} };
  }

  #history(promptId: string): object {
    const done = this.#done.get(promptId);
    if (done === undefined) return {};
    const { fault } = this.peer;
    if (fault === 'interrupted') {
      const messages = [['execution_interrupted', {}]];
      return { [promptId]: { outputs: {}, status: { status_str: 'error', messages } } };
    }
    const outputs = fault === 'no-picture' ? {} : { 9: outputOf(done) };
    return { [promptId]: { outputs, status: { status_str: 'success', completed: true, messages: [] } } };
  }

  async #view(call: HeardCall): Promise<Reply | undefined> {
    const name = call.query.get('filename') ?? '';
    const graph = this.#done.get(name.replace(/\.\w+$/, ''))?.graph;
    if (graph === undefined) return undefined;
    if (name.endsWith('.mp4')) return { bytes: this.peer.fault === 'half-picture' ? Buffer.from('<html>') : MP4 };
    const seed = Object.values(graph).find((node) => node.class_type === 'KSampler')?.inputs['seed'];
    const whole = await flatPicture(64, 64, Number(seed));
    return { bytes: this.peer.fault === 'half-picture' ? whole.subarray(0, whole.length / 2) : whole };
  }

  async #upload({ bytes, headers }: HeardCall): Promise<Reply> {
    const type = headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    const image = form.get('image');
    if (!(image instanceof File)) return { status: 400, json: {} };
    this.uploads.push(new Uint8Array(await image.arrayBuffer()));
    return { json: { name: image.name, subfolder: 'fabula', type: 'input' } };
  }
}

/** As its last node names what it has made: films are pictures of the core nodes, and GIFs of VideoHelperSuite. */
function outputOf({ graph, id }: Prompt): object {
  const classes = Object.values(graph).map((node) => node.class_type);
  const still = { filename: `${id}.png`, subfolder: '', type: 'temp' };
  const film = { filename: `${id}.mp4`, subfolder: 'video', type: 'output' };
  if (classes.includes('SaveVideo')) return { images: [still, film], animated: [false, true] };
  if (classes.includes('VHS_VideoCombine')) return { images: [still], gifs: [{ ...film, format: 'video/h264-mp4' }] };
  return { images: [{ ...still, type: 'output' }] };
}
