import { MP4 } from '../pictures/mp4.ts';
import { PicturePeer, type HeardCall, type Reply } from '../pictures/picture-peer.ts';

export type FilmFault = 'none' | 'refuses' | 'fails-later' | 'no-film' | 'stuck' | 'forgets' | 'hiccup';

interface Job {
  id: string;
  /** Looks until done. */
  left: number;
  looks: number;
}

/** A server of OpenAI's videos protocol with switchable faults, whose jobs advance with each look. */
export class OpenAiFilms {
  readonly peer = new PicturePeer((call) => this.#answer(call), ['/v1/videos']);
  fault: FilmFault = 'none';
  looks = 1;
  film: Uint8Array = MP4;
  readonly removed: string[] = [];
  readonly #jobs = new Map<string, Job>();
  #count = 0;

  get origin(): string {
    return this.peer.origin;
  }

  get jobIds(): string[] {
    return [...this.#jobs.keys()];
  }

  #answer(call: HeardCall): Reply | undefined {
    if (call.method === 'POST' && call.path === '/v1/videos') return this.#take();
    const [, id = '', part] = /^\/v1\/videos\/([\w.-]+)(\/content)?$/.exec(call.path) ?? [];
    const job = this.#jobs.get(id);
    if (job === undefined) return undefined;
    if (call.method === 'DELETE') return this.#remove(id);
    return part === undefined
      ? this.#show(job)
      : { bytes: this.fault === 'no-film' ? Buffer.from('<html>') : this.film };
  }

  #take(): Reply {
    if (this.fault === 'refuses') return { status: 400, json: { error: { code: 'moderation_blocked' } } };
    this.#count += 1;
    const id = `video_${this.#count}`;
    this.#jobs.set(id, { id, left: this.looks, looks: 0 });
    return { json: { id, object: 'video', status: 'queued', progress: 0 } };
  }

  #show(job: Job): Reply | undefined {
    const { fault } = this;
    job.looks += 1;
    if (fault === 'forgets') this.#jobs.clear();
    if (fault === 'forgets') return undefined;
    if (fault === 'hiccup' && job.looks === 1) return { status: 502, json: {} };
    if (fault === 'stuck') return { json: { id: job.id, status: 'in_progress', progress: 10 } };
    if (fault === 'fails-later') {
      return { json: { id: job.id, status: 'failed', error: { code: 'oom', message: 'Out of memory' } } };
    }
    job.left -= 1;
    if (job.left < 0) return { json: { id: job.id, status: 'completed', progress: 100 } };
    return { json: { id: job.id, status: 'in_progress', progress: 50 } };
  }

  #remove(id: string): Reply {
    this.removed.push(id);
    this.#jobs.delete(id);
    return { json: { id, deleted: true } };
  }
}
