declare module 'wawoff2' {
  /** The font of a WOFF2 file as a plain TrueType or OpenType font. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
