import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { Plugin } from 'vite';

/** Serves the generated pictures at `/art` while developing, with and without a server. */
export function serveArt(folder: string): Plugin {
  return {
    name: 'serve-art',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/art', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://art.invalid');
        const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
        stat(file).then(
          (entry) => {
            if (!entry.isFile()) return next();
            response.setHeader('Content-Type', 'image/webp');
            createReadStream(file).pipe(response);
          },
          () => next(),
        );
      });
    },
  };
}
