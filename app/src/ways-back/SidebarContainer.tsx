import { EntriesContainer } from '../favourites/EntriesContainer';
import { RecentContainer } from './RecentContainer';

export function SidebarContainer() {
  return (
    <>
      <EntriesContainer />
      <RecentContainer />
    </>
  );
}
