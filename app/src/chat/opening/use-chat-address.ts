import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { media } from '@fabula/ui/breakpoints';

const panels = ['search', 'memory', 'notes', 'personas', 'settings', 'branches', 'chats', 'files'] as const;

export type PanelName = (typeof panels)[number];

export const chatParam = 'chat';

/** The `chat` of an address at which another conversation is to begin. */
export const newChat = 'new';

export function useChatAddress() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (patch: Readonly<Record<string, string | null>>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(patch)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  const acts = useMemo(
    () => ({
      open: (panel: PanelName) => change({ panel }),
      close: () => change({ panel: null }),
      goTo: (message: string) => change(window.matchMedia(media.wide).matches ? { message } : { message, panel: null }),
    }),
    [change],
  );
  const chat = search.get(chatParam);
  return { chat, message: search.get('message'), panel: panels.find((name) => name === search.get('panel')), ...acts };
}
