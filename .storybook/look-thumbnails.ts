import { readdir } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import type { Plugin } from 'vite';

/** Twice the width of a card of the documentation, in pixels. */
const width = 720;

/**
 * Puts the baselines into the built Storybook as the cards of its documentation show them: small, in WebP. As they are,
 * they would be three quarters of it.
 *
 * @param folder where the baselines are, as PNG
 */
export function lookThumbnails(folder: string): Plugin {
  return {
    name: 'look-thumbnails',
    apply: 'build',
    async generateBundle() {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.png'));
      await Promise.all(
        files.map(async (file) => {
          const picture = sharp(path.join(folder, file)).resize({ width, withoutEnlargement: true });
          const source = await picture.webp({ quality: 82, effort: 3 }).toBuffer();
          this.emitFile({ type: 'asset', fileName: `looks/${path.basename(file, '.png')}.webp`, source });
        }),
      );
    },
  };
}
