import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Icon } from '../../primitives/Icon/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import type { TagValue } from '../../content/model';
import { chip } from './TagFilter.css';
import { nextTagState, type TagState } from './tag-states';

interface TagFilterProps {
  tag: TagValue;
  state: TagState;
  onChange: (change: { tagId: string; state: TagState }) => void;
}

const hidden = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

/** A tag of a list: pressed once it shows only what carries it, twice it leaves that out, a third time it rests. */
export function TagFilter({ tag, state, onChange }: TagFilterProps) {
  return (
    <button
      type="button"
      className={chip}
      data-state={state}
      onClick={() => onChange({ tagId: tag.tagId, state: nextTagState[state] })}
    >
      <TagWords tag={tag.label} state={state} />
    </button>
  );
}

function TagWords({ tag, state }: { tag: string; state: TagState }) {
  if (state === 'off') return tag;
  if (state === 'include') {
    return (
      <>
        <Icon name="check" size="small" />
        <span>
          <FormattedMessage
            id="explore.tag.included"
            defaultMessage="{tag} <hidden>(required)</hidden>"
            description="A tag filter that shows only what carries the tag; the part in <hidden> is read aloud only"
            values={{ tag, hidden }}
          />
        </span>
      </>
    );
  }
  return (
    <>
      <Icon name="minus" size="small" />
      <span>
        <FormattedMessage
          id="explore.tag.excluded"
          defaultMessage="{tag} <hidden>(excluded)</hidden>"
          description="A tag filter that leaves out what carries the tag; the part in <hidden> is read aloud only"
          values={{ tag, hidden }}
        />
      </span>
    </>
  );
}
