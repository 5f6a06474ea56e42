import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|woff2?)$/;

/** Writes `.br` (quality 11) and `.gz` beside every asset of a client build, for the server to send as they are. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const assets = path.join(dir, 'assets');
      const files = (await readdir(assets)).filter((file) => compressible.test(file));
      await Promise.all(
        files.map(async (file) => {
          const target = path.join(assets, file);
          const content = await readFile(target);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          await Promise.all([
            promisify(brotliCompress)(content, quality).then((packed) => writeFile(`${target}.br`, packed)),
            promisify(gzip)(content, { level: 9 }).then((packed) => writeFile(`${target}.gz`, packed)),
          ]);
        }),
      );
    },
  };
}
