import { useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { media } from '../../theme/breakpoints';

/** What the story editor shows: the text, the map, the story as it is played, what is known of it, and suggestions. */
export type EditorPane = 'write' | 'map' | 'play' | 'report' | 'help';

/** How many panes are side by side: one on phones, two, or three. */
type EditorRoom = 'narrow' | 'medium' | 'wide';

/** Those that share a place, as tabs; the others are always seen. */
export const tabsOf: Readonly<Record<EditorRoom, readonly EditorPane[]>> = {
  narrow: ['write', 'map', 'play', 'report', 'help'],
  medium: ['map', 'play', 'report', 'help'],
  wide: ['play', 'report', 'help'],
};

export const paneNames: Readonly<Record<EditorPane, ReactNode>> = {
  write: (
    <FormattedMessage
      id="storyEditor.pane.write"
      defaultMessage="Write"
      description="Tab of the story editor, on phones: the text of the story"
    />
  ),
  map: (
    <FormattedMessage
      id="storyEditor.pane.map"
      defaultMessage="Map"
      description="Tab of the story editor: the parts of the story and the ways between them"
    />
  ),
  play: (
    <FormattedMessage
      id="storyEditor.pane.play"
      defaultMessage="Try it"
      description="Tab of the story editor: the story is played beside its text, to try it out while writing"
    />
  ),
  report: (
    <FormattedMessage
      id="storyEditor.pane.report"
      defaultMessage="Report"
      description="Tab of the story editor: title, mistakes, endings and what readings came by"
    />
  ),
  help: (
    <FormattedMessage
      id="storyEditor.pane.help"
      defaultMessage="Suggestions"
      description="Tab of the story editor: proposes changes of the part of the story that the author is in"
    />
  ),
};

function subscribe(onChange: () => void): () => void {
  const queries = [media.sidebarCollapse, media.wide].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function readRoom(): EditorRoom {
  if (window.matchMedia(media.sidebarCollapse).matches) return 'narrow';
  return window.matchMedia(media.wide).matches ? 'wide' : 'medium';
}

export function useEditorRoom(): EditorRoom {
  return useSyncExternalStore(subscribe, readRoom, () => 'wide');
}
