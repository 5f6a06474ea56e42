import type { TableWatch } from '../db/table-watch.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import { compress, type Encoding } from '../lib/encoding.ts';
import type { RenderResult } from './render-module.ts';

/** Everyone without a session sees the same page, so that one rendering serves a short while for all. */
const FRESH_MS = 15_000;
const MOST_PAGES = 200;

type Page = Extract<RenderResult, { kind: 'page' }>;

/** A rendered page, with its compressed forms as they are first asked for. */
export class RenderedPage {
  readonly status: Page['status'];
  readonly etag: string;
  readonly #html: Buffer<ArrayBuffer>;
  readonly #bodies = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  constructor({ html, status }: Page) {
    this.status = status;
    this.#html = Buffer.from(html);
    this.etag = sha256(html).slice(0, 27);
  }

  async body(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const known = this.#bodies.get(encoding);
    if (known !== undefined) return known;
    const body = compress(this.#html, encoding);
    this.#bodies.set(encoding, body);
    return body;
  }
}

export type Rendered = RenderedPage | Extract<RenderResult, { kind: 'redirect' }>;

interface Entry {
  until: number;
  /** Of `visibility_changes`, before it was rendered. */
  version: number | undefined;
  rendered: Promise<Rendered>;
}

/**
 * Renderings by address, until others than before see something that a page may show. Requests for a page that is being
 * rendered wait for that rendering.
 */
export class PageCache {
  readonly #clock: Clock;
  readonly #visibility: Pick<TableWatch, 'version'>;
  readonly #entries = new Map<string, Entry>();

  /** @param visibility Who sees what; while other servers are not heard of, their changes show when pages are old. */
  constructor(clock: Clock, visibility: Pick<TableWatch, 'version'>) {
    this.#clock = clock;
    this.#visibility = visibility;
  }

  async get(key: string, render: () => Promise<RenderResult>): Promise<Rendered> {
    const now = this.#clock.now();
    const { version } = this.#visibility;
    const known = this.#entries.get(key);
    const isFresh = known !== undefined && known.until > now && known.until - FRESH_MS <= now;
    if (isFresh && known.version === version) return known.rendered;
    const result = render();
    const rendered = result.then((made) => (made.kind === 'page' ? new RenderedPage(made) : made));
    this.#entries.delete(key);
    this.#entries.set(key, { until: now + FRESH_MS, version, rendered });
    this.#dropOldest();
    const forget = () => {
      if (this.#entries.get(key)?.rendered === rendered) this.#entries.delete(key);
    };
    result.then((made) => (made.status === 500 || (made.kind === 'page' && made.fleeting)) && forget(), forget);
    return rendered;
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST_PAGES && oldest !== undefined) this.#entries.delete(oldest);
  }
}
