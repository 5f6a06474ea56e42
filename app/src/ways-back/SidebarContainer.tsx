import { EntriesContainer } from '../favourites/EntriesContainer';
import { RecentContainer } from './RecentContainer';

/** What the sidebar has for visitors who come back: their own lists, and the conversations that they used last. */
export function SidebarContainer() {
  return (
    <>
      <EntriesContainer />
      <RecentContainer />
    </>
  );
}
