/** With a scheme, or as mail programs find it without one: `shop.example`. */
const WEB_ADDRESS = /:\/\/|[\p{L}\p{N}]\.\p{L}{2,}/u;

/** Whether a text has something that mail programs make a link of. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text);
