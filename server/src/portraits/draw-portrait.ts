import sharp from 'sharp';
import { composedColor, composedPortrait, type Crop } from '../media/art/composed/composed-portrait.ts';
import type { Parts } from '../media/art/composed/parts.ts';

/** A portrait as pages show it: WebP in two widths, 3:4, and a colour until it is there. */
export interface PortraitFiles {
  small: Uint8Array<ArrayBuffer>;
  large: Uint8Array<ArrayBuffer>;
  /** `#rrggbb` */
  color: string;
}

const WEBP = { quality: 82, effort: 4 } as const;
const WIDTHS = { small: 300, large: 600 } as const;
const SECONDS = 10;

/**
 * Says in the file that an algorithm made the picture and no model did: drawn by fixed rules, not learned (IPTC digital
 * source type `algorithmicMedia`).
 */
const PROVENANCE = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia"/></rdf:RDF>
</x:xmpmeta><?xpacket end="r"?>`;

/**
 * Draws a portrait from its parts as an SVG document without scripts and references. The same parts give the same bytes.
 *
 * @param crop A detail of the picture; the whole of 600 × 800 when left out.
 */
export function drawPortrait(parts: Parts, crop: Crop = 'none'): string {
  return composedPortrait(parts, crop);
}

/** The files of a portrait for a character that is kept: WebP with the provenance in its XMP. */
export async function portraitFiles(parts: Parts): Promise<PortraitFiles> {
  const svg = Buffer.from(drawPortrait(parts));
  const draw = (width: number): Promise<Buffer<ArrayBuffer>> =>
    sharp(svg).timeout({ seconds: SECONDS }).resize(width).webp(WEBP).withXmp(PROVENANCE).toBuffer();
  return { small: await draw(WIDTHS.small), large: await draw(WIDTHS.large), color: composedColor(parts) };
}
