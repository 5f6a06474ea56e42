import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface ServedFolder extends AsyncDisposable {
  /** Ends with a slash. */
  readonly address: string;
}

/** Serves the files of a folder to this machine alone, on a free port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://folder');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    readFile(file.endsWith(path.sep) ? path.join(file, 'index.html') : file).then(
      (content) => {
        response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/html' });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
