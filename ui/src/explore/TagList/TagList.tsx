import { useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import { MatureBadge } from '../../content/MatureBadge/MatureBadge';
import type { TagLabels } from '../../content/model';
import { list, tag as tagStyle } from './TagList.css';

interface TagListProps {
  tags: readonly string[];
  tagLabels: TagLabels;
  /** Where everything that carries a tag is. */
  tagHrefOf: (tagId: string) => string;
  mature: boolean;
}

export function TagList({ tags, tagLabels, tagHrefOf, mature }: TagListProps) {
  const intl = useIntl();
  const named = tags.flatMap((tagId) => {
    const label = tagLabels[tagId];
    return label === undefined ? [] : [{ tagId, label }];
  });
  if (named.length === 0 && !mature) return null;
  return (
    <ul
      className={list}

      aria-label={intl.formatMessage({
        id: 'explore.tags.label',
        defaultMessage: 'Tags',
        description: 'Name of the group of tags that a list can be filtered by',
      })}
    >
      {named.map(({ tagId, label }) => (
        <li key={tagId}>
          <Link href={tagHrefOf(tagId)} className={tagStyle}>
            {label}
          </Link>
        </li>
      ))}
      {mature && (
        <li>
          <MatureBadge />
        </li>
      )}
    </ul>
  );
}
