/**
 * The pages of a run share a browser: each gets channels of its own, or a draft that is open in one story would be open
 * elsewhere in another.
 */
const page = crypto.randomUUID();
const Shared = globalThis.BroadcastChannel;

globalThis.BroadcastChannel = class extends Shared {
  constructor(name: string) {
    super(`${page}/${name}`);
  }
};
