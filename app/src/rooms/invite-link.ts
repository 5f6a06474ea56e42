/** Which room an invitation opens, and the code that opens it. */
export interface Invitation {
  readonly roomId: string;
  readonly code: string;
}

/** The name of the parameter that carries the code in the address of a room. */
export const inviteParameter = 'invite';

/** As the contract has them: an id is a slug, a code a word of 16 to 64 letters, digits, dashes and underscores. */
const link = /(?:^|\/)room\/([a-z0-9-]{1,64})\?(?:[^#\s]*&)?invite=([\w-]{16,64})(?![\w-])/u;

/**
 * The invitation in a pasted text: the link alone, without its host, or in the middle of a sentence.
 */
export function readInvitation(pasted: string): Invitation | null {
  const [, roomId, code] = link.exec(pasted) ?? [];
  return roomId === undefined || code === undefined ? null : { roomId, code };
}
