/** Whose channels are being opened: of one story in one page. */
let owner = '';

const Shared = globalThis.BroadcastChannel;

globalThis.BroadcastChannel = class extends Shared {
  constructor(name: string) {
    super(`${owner}/${name}`);
  }
};

/**
 * Gives the story that begins channels of its own: the pages of a run share a browser, and what the story before has
 * open closes when it has saved. Its draft would be open in another tab.
 */
export function startOwnChannels(): void {
  owner = crypto.randomUUID();
}
