import { useIntl } from 'react-intl';

import { Chip } from '../../primitives/Chip/Chip';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import type { TagValue } from '../../content/model';
import { filters, strip, tag as tagItem } from './ExploreFilters.css';

export type ExploreKind = 'everything' | 'characters' | 'stories';

interface ExploreFiltersProps {
  kind: ExploreKind;
  onKindChange: (kind: ExploreKind) => void;
  tags: readonly TagValue[];
  /** Ids of the tags that are switched on. */
  selectedTags: readonly string[];
  onTagToggle: (tagId: string) => void;
}

/** The filters of the explore page: what kind of thing, and which tags. */
export function ExploreFilters({ kind, onKindChange, tags, selectedTags, onTagToggle }: ExploreFiltersProps) {
  const intl = useIntl();
  return (
    <div className={filters}>
      <SegmentedControl
        label={intl.formatMessage({
          id: 'explore.kind.label',
          defaultMessage: 'What to show',
          description: 'Name of the choice between everything, characters and stories',
        })}
        value={kind}
        onChange={onKindChange}
        options={[
          {
            value: 'everything',
            label: intl.formatMessage({
              id: 'explore.kind.everything',
              defaultMessage: 'Everything',
              description: 'Choice of the explore page: characters and stories',
            }),
          },
          {
            value: 'characters',
            label: intl.formatMessage({
              id: 'explore.kind.characters',
              defaultMessage: 'Characters',
              description: 'Choice of the explore page: characters only; also the name of a list of characters',
            }),
          },
          {
            value: 'stories',
            label: intl.formatMessage({
              id: 'explore.kind.stories',
              defaultMessage: 'Stories',
              description: 'Choice of the explore page: stories only; also the name of a list of stories',
            }),
          },
        ]}
      />
      <ul
        className={strip}
        aria-label={intl.formatMessage({
          id: 'explore.tags.label',
          defaultMessage: 'Tags',
          description: 'Name of the group of tags that a list can be filtered by',
        })}
      >
        {tags.map((tag) => (
          <li key={tag.tagId} className={tagItem}>
            <Chip selected={selectedTags.includes(tag.tagId)} onClick={() => onTagToggle(tag.tagId)}>
              {tag.label}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
