export interface Invitation {
  readonly roomId: string;
  readonly code: string;
}

export const inviteParameter = 'invite';

/** The contract's formats: the id is a slug, the code 16 to 64 letters, digits, dashes and underscores. */
const link = /(?:^|\/)room\/([a-z0-9-]{1,64})\?(?:[^#\s]*&)?invite=([\w-]{16,64})(?![\w-])/u;

/** The invitation in a pasted text: a link with or without host, also inside a sentence. */
export function readInvitation(pasted: string): Invitation | null {
  const [, roomId, code] = link.exec(pasted) ?? [];
  return roomId === undefined || code === undefined ? null : { roomId, code };
}
