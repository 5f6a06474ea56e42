import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';
import type { Plugin } from 'vite';

import { brands, palettes, type Brand } from '../../ui/src/theme/palettes.ts';

/** In pixels; `filled` has the page's colour behind a mark that any mask leaves whole (80 % of the width). */
const kinds = [
  { name: 'any-192', size: 192, filled: false },
  { name: 'any-512', size: 512, filled: false },
  { name: 'maskable-512', size: 512, filled: true },
  { name: 'touch-180', size: 180, filled: true },
] as const;

const drawingOf = (brand: Brand) =>
  readFileSync(fileURLToPath(new URL(`../src/ssr/icons/${brand}.svg`, import.meta.url)), 'utf8').trim();

/** The mark in the middle of its ground; both drawings are 40 units wide. */
const onGround = (brand: Brand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${palettes[brand].night.bg}"/>${drawingOf(
    brand,
  ).replace('<svg ', '<svg x="12" y="12" width="40" height="40" ')}</svg>`;

/** Draws the icons of an installed site from those of the brands. `.vite/icons.json` names them: `fabula-any-192`. */
export const drawIcons = (): Plugin => ({
  name: 'draw-icons',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  async generateBundle() {
    const drawn = brands.flatMap((brand) =>
      kinds.map(async ({ name, size, filled }) => {
        const drawing = filled ? onGround(brand) : drawingOf(brand);
        const source = await sharp(Buffer.from(drawing), { density: 1_000 }).resize(size, size).png().toBuffer();
        const file = this.emitFile({ type: 'asset', name: `icon-${brand}-${name}.png`, source });
        return [`${brand}-${name}`, `/${this.getFileName(file)}`] as const;
      }),
    );
    const icons = Object.fromEntries(await Promise.all(drawn));
    this.emitFile({ type: 'asset', fileName: '.vite/icons.json', source: JSON.stringify(icons) });
  },
});
