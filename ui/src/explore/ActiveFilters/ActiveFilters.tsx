import type { ShelfId } from '@fabula/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { shelfLabels } from '../HomeShelves/shelf-labels';
import type { TagValue } from '../../content/model';
import type { TagState, TagStates } from '../TagFilter/tag-states';
import { active, clear, list, remove } from './ActiveFilters.css';

interface ActiveFiltersProps {
  tags: readonly TagValue[];
  tagStates: TagStates;
  query: string;
  /** The row of the explore page that the list is narrowed to. */
  shelf?: ShelfId | null | undefined;
  onShelfRemove?: (() => void) | undefined;
  onTagChange: (change: { tagId: string; state: TagState }) => void;
  onQueryChange: (query: string) => void;
  onClear: () => void;
}

/** Everything a list is narrowed by, each with its own way out, and one way out of all. Nothing where nothing is set. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { tags, tagStates, query, shelf = null, onShelfRemove, onTagChange, onQueryChange, onClear } = props;
  const intl = useIntl();
  const set = tags.filter((tag) => tagStates[tag.tagId] !== undefined);
  if (set.length === 0 && query === '' && shelf === null) return null;
  return (
    <div className={active}>
      <ul
        className={list}

        aria-label={intl.formatMessage({
          id: 'explore.filters.active',
          defaultMessage: 'Active filters',
          description: 'Name of the list of filters that narrow a list; each can be removed',
        })}
      >
        {shelf !== null && (
          <li>
            <button type="button" className={remove} onClick={onShelfRemove}>
              <span>
                <FormattedMessage
                  id="explore.filters.removeShelf"
                  defaultMessage="Row: {row}"
                  description="Button that shows a whole list again instead of one row of the explore page; {row} is that row’s heading"
                  values={{ row: shelfLabels(intl, shelf).title }}
                />
              </span>
              <Icon name="close" size="small" />
            </button>
          </li>
        )}
        {query !== '' && (
          <li>
            <button type="button" className={remove} onClick={() => onQueryChange('')}>
              <span>
                <FormattedMessage
                  id="explore.filters.removeQuery"
                  defaultMessage="Search: {query}"
                  description="Button that removes the search words from a list’s filters; {query} is what the visitor typed"
                  values={{ query: <bdi>{query}</bdi> }}
                />
              </span>
              <Icon name="close" size="small" />
            </button>
          </li>
        )}
        {set.map((tag) => (
          <li key={tag.tagId}>
            <button type="button" className={remove} onClick={() => onTagChange({ tagId: tag.tagId, state: 'off' })}>
              {tagStates[tag.tagId] === 'include' ? (
                <FormattedMessage
                  id="explore.filters.removeIncluded"
                  defaultMessage="With {tag}"
                  description="Button that removes a tag which a list shows only"
                  values={{ tag: tag.label }}
                />
              ) : (
                <FormattedMessage
                  id="explore.filters.removeExcluded"
                  defaultMessage="Without {tag}"
                  description="Button that removes a tag which a list leaves out"
                  values={{ tag: tag.label }}
                />
              )}
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={clear} onClick={onClear}>
        <FormattedMessage
          id="explore.filters.clear"
          defaultMessage="Clear all"
          description="Button that removes every filter of a list"
        />
      </button>
    </div>
  );
}
