import { SearchField, type SearchFieldProps } from '../../primitives/SearchField/SearchField';
import { place } from './PhoneSearch.css';

/** The search of the explore page on phones, whose header has no room for one. */
export function PhoneSearch(search: Omit<SearchFieldProps, 'size'>) {
  return (
    <div className={place}>
      <SearchField {...search} size="large" />
    </div>
  );
}
