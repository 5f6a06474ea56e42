import type { StoredDraft } from './draft-transport';

/** What the tabs of a browser say to each other about a draft. */
export type DraftNews<Fields> =
  /** A tab has opened the draft; the others answer `present`. */
  | { readonly kind: 'opened' | 'present' | 'closed'; readonly tab: string }
  | { readonly kind: 'stored'; readonly tab: string; readonly draft: StoredDraft<Fields> }
  /** The draft was kept as a character, or deleted. */
  | { readonly kind: 'gone'; readonly tab: string };

/** The channel of a draft. */
export interface DraftChannel<Fields> {
  readonly send: (news: DraftNews<Fields>) => void;
  readonly close: () => void;
}

/** Opens the channel of a draft. */
export type OpenDraftChannel<Fields> = (
  draftId: string,
  listener: (news: DraftNews<Fields>) => void,
) => DraftChannel<Fields>;

/** The channel between the tabs of this browser; silent where the browser has none. */
export const openBrowserChannel = <Fields>(
  draftId: string,
  listener: (news: DraftNews<Fields>) => void,
): DraftChannel<Fields> => {
  if (!('BroadcastChannel' in globalThis)) return { send: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`draft ${draftId}`);
  // Only tabs of this origin, which run this code, can speak on it.
  channel.addEventListener('message', ({ data }: MessageEvent<DraftNews<Fields>>) => listener(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no other origins
    send: (news) => channel.postMessage(news),
    close: () => channel.close(),
  };
};
