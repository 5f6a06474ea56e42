const BYTES = [0, 0, 0, 24, ...Buffer.from('ftypisom'), 0, 0, 2, 0, ...Buffer.from('isomiso2')];

/** The first bytes of an MP4 file (ISO 14496-12), and no more. */
export const MP4 = Buffer.from(BYTES);
