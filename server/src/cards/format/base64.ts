const OTHER_THAN_BASE64 = /[^A-Za-z0-9+/_-]/;

/** Bytes from base64, also in its URL form and with white space in it; undefined for what is none. */
export function fromBase64(text: string): Buffer | undefined {
  const plain = text.replaceAll(/\s+/g, '').replace(/={1,2}$/, '');
  return OTHER_THAN_BASE64.test(plain) ? undefined : Buffer.from(plain, 'base64');
}
