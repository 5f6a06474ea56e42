import type { ShelfId, SortOrderOutput } from '@fabula/sdk/types';
import { useId } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

import { SearchField } from '../../primitives/SearchField/SearchField';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters';
import type { TagValue } from '../../content/model';
import { SortSelect } from '../SortSelect/SortSelect';
import { TagFilter } from '../TagFilter/TagFilter';
import type { TagState, TagStates } from '../TagFilter/tag-states';
import { count, hint, line, strip, summary, toolbar } from './ListToolbar.css';

interface ListToolbarProps {
  kind: 'characters' | 'stories';
  query: string;
  onQueryChange: (query: string) => void;
  sort: SortOrderOutput;
  onSortChange: (sort: SortOrderOutput) => void;
  tags: readonly TagValue[];
  tagStates: TagStates;
  shelf?: ShelfId | null;
  onShelfRemove?: () => void;
  onTagChange: (change: { tagId: string; state: TagState }) => void;
  onClear: () => void;
  /** How many the list holds; left out while that is not known. */
  total?: number | undefined;
}

/** What stands above a full list: search, order, tags, and how many were found. */
export function ListToolbar(props: ListToolbarProps) {
  const intl = useIntl();
  const hintId = useId();
  const { kind, query, tags, tagStates, total } = props;
  return (
    <div className={toolbar}>
      <div className={line}>
        <SearchField
          label={searchLabel(intl, kind)}
          placeholder={searchLabel(intl, kind)}
          value={query}
          onChange={props.onQueryChange}
        />
        <SortSelect value={props.sort} onChange={props.onSortChange} />
      </div>
      <p id={hintId} className={hint}>
        <FormattedMessage
          id="explore.tags.hint"
          defaultMessage="Press a tag once to require it, twice to exclude it."
          description="Explains the three states of the tags above a list"
        />
      </p>
      <ul
        className={strip}
        aria-label={intl.formatMessage({
          id: 'explore.tags.label',
          defaultMessage: 'Tags',
          description: 'Name of the group of tags that a list can be filtered by',
        })}
        aria-describedby={hintId}
      >
        {tags.map((tag) => (
          <li key={tag.tagId}>
            <TagFilter tag={tag} state={tagStates[tag.tagId] ?? 'off'} onChange={props.onTagChange} />
          </li>
        ))}
      </ul>
      <div className={summary}>
        <output className={count}>{total !== undefined && totalOf(intl, kind, total)}</output>
        <ActiveFilters
          tags={tags}
          tagStates={tagStates}
          query={query}
          shelf={props.shelf}
          onShelfRemove={props.onShelfRemove}
          onTagChange={props.onTagChange}
          onQueryChange={props.onQueryChange}
          onClear={props.onClear}
        />
      </div>
    </div>
  );
}

function searchLabel(intl: IntlShape, kind: ListToolbarProps['kind']): string {
  return kind === 'characters'
    ? intl.formatMessage({
        id: 'explore.search.characters',
        defaultMessage: 'Search characters',
        description: 'Label of the search field above the list of characters',
      })
    : intl.formatMessage({
        id: 'explore.search.stories',
        defaultMessage: 'Search stories',
        description: 'Label of the search field above the list of stories',
      });
}

function totalOf(intl: IntlShape, kind: ListToolbarProps['kind'], total: number): string {
  return kind === 'characters'
    ? intl.formatMessage(
        {
          id: 'explore.total.characters',
          defaultMessage: '{total, plural, one {# character} other {# characters}}',
          description: 'How many characters a list holds with its filters; announced when it changes',
        },
        { total },
      )
    : intl.formatMessage(
        {
          id: 'explore.total.stories',
          defaultMessage: '{total, plural, one {# story} other {# stories}}',
          description: 'How many stories a list holds with its filters; announced when it changes',
        },
        { total },
      );
}
