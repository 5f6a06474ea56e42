import { randomBytes, timingSafeEqual } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { baselineFolder, baselineOf, drawnOf, findChangedLooks, git, type ChangedLook } from './changed-looks.ts';
import { drawDifference } from './draw-difference.ts';
import { reviewPage } from './review-page.ts';

export interface ReviewServer extends AsyncDisposable {
  readonly address: string;
  /** What a request that accepts a picture must carry: only the page of this server has it. */
  readonly token: string;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

const says = (status: number, body: string): Answer => ({ status, type: 'text/plain; charset=utf-8', body });
const shows = (body: Buffer): Answer => ({ status: 200, type: 'image/png', body });

/** Whether two texts are equal, in a time that does not tell how much of them is. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** The pictures of one review: before (a commit) and after (the last run, else the baseline on disk). */
class Review {
  readonly #root: string;
  readonly #ref: string;

  constructor(root: string, ref: string) {
    this.#root = root;
    this.#ref = ref;
  }

  /** A name that comes with a request is looked up, never used as a path. */
  find(name: string): ChangedLook | undefined {
    return this.list().find((look) => look.name === name);
  }

  list(): ChangedLook[] {
    return findChangedLooks(this.#root, this.#ref);
  }

  before({ name, change }: ChangedLook): Buffer | undefined {
    return change === 'new' ? undefined : git(this.#root, ['show', `${this.#ref}:${baselineFolder}/${name}.png`]);
  }

  after({ name, isOpen }: ChangedLook): Buffer | undefined {
    const file = isOpen ? drawnOf(this.#root, name) : baselineOf(this.#root, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  /** Takes what the last run drew as the baseline. */
  accept({ name }: ChangedLook): void {
    mkdirSync(path.join(this.#root, baselineFolder), { recursive: true });
    copyFileSync(drawnOf(this.#root, name), baselineOf(this.#root, name));
  }
}

async function pictureOf(review: Review, kind: string, name: string): Promise<Answer> {
  const look = review.find(name);
  if (look === undefined) return says(404, 'No such picture has changed.');
  const before = review.before(look);
  const after = review.after(look);
  const picture =
    kind === 'difference' && before !== undefined && after !== undefined
      ? await drawDifference(before, after)
      : { before, after }[kind];
  return picture === undefined ? says(404, 'There is none.') : shows(picture);
}

function acceptLook(review: Review, name: string): Answer {
  const look = review.find(name);
  if (look === undefined) return says(404, 'No such picture has changed.');
  if (!look.isOpen) return says(409, 'The last run drew it as its baseline is: there is nothing to accept.');
  review.accept(look);
  return says(200, 'Accepted.');
}

/**
 * Serves a review to this machine alone, on a free port: the pictures that have changed since a commit, and the way to take
 * one as the baseline. Other sites cannot use it: it answers to its own address only, and accepts by a token of its page.
 *
 * @param root the repository
 * @param ref the commit whose baselines are “before”
 */
export async function startReview(root: string, ref: string): Promise<ReviewServer> {
  const review = new Review(root, ref);
  const token = randomBytes(24).toString('base64url');
  let host = '';

  function answer(request: IncomingMessage): Answer | Promise<Answer> {
    if (request.headers.host !== host) return says(421, 'This is another server.');
    const { pathname } = new URL(request.url ?? '/', `http://${host}`);
    const [, kind = '', encoded = ''] = pathname.split('/');
    const name = decodeURIComponent(encoded);
    if (request.method === 'POST' && kind === 'accept') {
      const given = request.headers['x-review-token'];
      if (typeof given !== 'string' || !isSame(given, token)) return says(403, 'Open the page of this review again.');
      return acceptLook(review, name);
    }
    if (request.method !== 'GET') return says(405, 'Only pictures are read, and accepted by POST.');
    if (pathname === '/') {
      return { status: 200, type: 'text/html; charset=utf-8', body: reviewPage(review.list(), { ref, token }) };
    }
    return pictureOf(review, kind, name);
  }

  const send = (response: ServerResponse, { status, type, body }: Answer): void => {
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'nonce-${token}'; script-src 'nonce-${token}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    });
    response.end(body);
  };

  const server = createServer((request, response) => {
    Promise.resolve()
      .then(() => answer(request))
      .then(
        (given) => send(response, given),
        (error: unknown) => send(response, says(500, String(error))),
      );
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  host = `127.0.0.1:${port}`;
  return {
    address: `http://${host}/`,
    token,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
