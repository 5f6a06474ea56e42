const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Bytes from base64, also in its URL form and with white space in it; undefined for what is none. */
export function fromBase64(text: string): Buffer | undefined {
  const plain = text.replaceAll(/\s+/g, '');
  return BASE64.test(plain) ? Buffer.from(plain, 'base64') : undefined;
}
