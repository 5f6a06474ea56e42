export type DraftNews<Answer> =
  /** A tab has opened the draft; the others answer `present`. */
  | { readonly kind: 'opened' | 'present' | 'closed'; readonly tab: string }
  | { readonly kind: 'stored'; readonly tab: string; readonly draft: Answer }
  /** The draft was kept as a character, or deleted. */
  | { readonly kind: 'gone'; readonly tab: string };

export interface DraftChannel<Answer> {
  readonly send: (news: DraftNews<Answer>) => void;
  readonly close: () => void;
}

export type OpenDraftChannel<Answer> = (
  draftId: string,
  listener: (news: DraftNews<Answer>) => void,
) => DraftChannel<Answer>;

/** The channel between the tabs of this browser; silent where the browser has none. */
export const openBrowserChannel = <Answer>(
  draftId: string,
  listener: (news: DraftNews<Answer>) => void,
): DraftChannel<Answer> => {
  if (!('BroadcastChannel' in globalThis)) return { send: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`draft ${draftId}`);
  // Only tabs of this origin, which run this code, can speak on it.
  channel.addEventListener('message', ({ data }: MessageEvent<DraftNews<Answer>>) => listener(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no other origins
    send: (news) => channel.postMessage(news),
    close: () => channel.close(),
  };
};
