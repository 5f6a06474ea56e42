import { EntriesPart } from '../favourites/EntriesPart';
import { RecentPart } from './RecentPart';

/** What the sidebar has for visitors who come back: their own lists, and the conversations that they used last. */
export function SidebarPart() {
  return (
    <>
      <EntriesPart />
      <RecentPart />
    </>
  );
}
