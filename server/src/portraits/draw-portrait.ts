import sharp from 'sharp';
import { composedColor, composedPortrait, type Crop } from '../media/art/composed/composed-portrait.ts';
import type { Parts } from '../media/art/composed/parts.ts';
import { provenanceXmp } from '../media/provenance.ts';

/** A portrait as pages show it: WebP in two widths, 3:4, and a colour until it is there. */
export interface PortraitFiles {
  small: Uint8Array<ArrayBuffer>;
  large: Uint8Array<ArrayBuffer>;
  /** `#rrggbb` */
  color: string;
}

/** Twice the resolution of a drawing of 600 × 800. */
const DENSITY = 144;
const WEBP = { quality: 82, effort: 4 } as const;
const WIDTHS = { small: 300, large: 600 } as const;
const SECONDS = 10;

/**
 * Draws a portrait from its parts as an SVG document without scripts and references. The same parts give the same bytes.
 *
 * @param crop A detail of the picture; the whole of 600 × 800 when left out.
 */
export function drawPortrait(parts: Parts, crop: Crop = 'none'): string {
  return composedPortrait(parts, crop);
}

/** A portrait as PNG, 1,200 × 1,600. */
export async function portraitPng(parts: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const svg = Buffer.from(drawPortrait(parts));
  return sharp(svg, { density: DENSITY }).timeout({ seconds: SECONDS }).png({ compressionLevel: 2 }).toBuffer();
}

/** The files of a portrait for a character that is kept: WebP with the provenance in its XMP. */
export async function portraitFiles(parts: Parts): Promise<PortraitFiles> {
  return {
    small: await draw(parts, WIDTHS.small),
    large: await draw(parts, WIDTHS.large),
    color: composedColor(parts),
  };
}

/** The face of a character at one expression as a card carries it: WebP, 300 px wide, with the provenance in its XMP. */
export async function expressionPicture(parts: Parts): Promise<Uint8Array<ArrayBuffer>> {
  return draw(parts, WIDTHS.small);
}

async function draw(parts: Parts, width: number): Promise<Buffer<ArrayBuffer>> {
  const svg = Buffer.from(drawPortrait(parts));
  return sharp(svg)
    .timeout({ seconds: SECONDS })
    .resize(width)
    .webp(WEBP)
    .withXmp(provenanceXmp('algorithmicMedia'))
    .toBuffer();
}
