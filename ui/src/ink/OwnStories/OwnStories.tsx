import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { MatureBadge } from '../../content/MatureBadge/MatureBadge';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DeletedRow } from '../../content/OwnList/DeletedRow';
import { OwnEntry } from '../../content/OwnList/OwnEntry';
import { Endings, WordCount } from '../Counts';
import type { OwnStoryValue } from '../model';
import { list, row, tagline } from '../../content/OwnList/own-list.css';

export interface OwnStoriesProps {
  readonly stories: readonly OwnStoryValue[];
  /** Those that were just deleted, and can still be brought back here. */
  readonly deletedIds: ReadonlySet<string>;
  readonly hrefOf: (storyId: string) => string;
  /** Where a story is begun. */
  readonly beginHrefOf: (storyId: string) => string;
  readonly onDelete: (storyId: string) => void;
  readonly onUndoDelete: (storyId: string) => void;
}

/** The stories that the reader has brought, the newest first. */
export function OwnStories({ stories, deletedIds, onUndoDelete, ...acts }: OwnStoriesProps) {
  return (
    <ul className={list}>
      {stories.map((story) => (
        <li key={story.storyId} className={row}>
          {deletedIds.has(story.storyId) ? (
            <DeletedRow
              onUndo={() => onUndoDelete(story.storyId)}
              undoLabel={
                <FormattedMessage
                  id="ink.own.undoDelete"
                  defaultMessage="Undo"
                  description="Brings back a story that was just deleted"
                />
              }
            >
              <FormattedMessage
                id="ink.own.deleted"
                defaultMessage="{title} is deleted."
                description="Shown in place of a deleted story"
                values={{ title: <bdi>{story.title}</bdi> }}
              />
            </DeletedRow>
          ) : (
            <OwnStory story={story} {...acts} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface OwnStoryProps extends Pick<OwnStoriesProps, 'hrefOf' | 'beginHrefOf' | 'onDelete'> {
  readonly story: OwnStoryValue;
}

function OwnStory({ story, hrefOf, beginHrefOf, onDelete }: OwnStoryProps) {
  const intl = useIntl();
  const { endings, storyId, title, words } = story;
  return (
    <OwnEntry
      picture={story.cover}
      shape="cover"
      href={hrefOf(storyId)}
      name={title}
      tagline={story.tagline}
      language={story.language}
      meta={
        <>
          <span>
            <FormattedMessage
              id="ink.own.private"
              defaultMessage="Only you see it"
              description="Beside a story that is private to the reader"
            />
          </span>
          <span>
            <Endings count={endings} />
          </span>
          <span>
            <WordCount count={words} />
          </span>
          {story.mature && <MatureBadge />}
        </>
      }
      acts={
        <>
          <ButtonLink size="small" href={beginHrefOf(storyId)}>
            <FormattedMessage id="ink.own.play" defaultMessage="Play" description="Goes to the start of an own story" />
          </ButtonLink>
          <ToolButton
            drawing={Trash2}
            label={intl.formatMessage(
              {
                id: 'ink.own.delete',
                defaultMessage: 'Delete {title}',
                description: 'Names the button that deletes an own story',
              },
              { title },
            )}
            onClick={() => onDelete(storyId)}
          />
        </>
      }
    />
  );
}

export function NoOwnStoriesWords() {
  return (
    <FormattedMessage
      id="ink.own.none"
      defaultMessage="Your stories will appear here. Import one to add the first."
      description="In place of the list of own stories while there are none"
    />
  );
}

/** How many own stories the content mode does not show. */
export function HiddenMatureStories({ count }: { readonly count: number }) {
  return (
    <p className={tagline}>
      <FormattedMessage
        id="ink.own.hiddenMature"
        defaultMessage="{count, plural, one {One more story has mature themes and is shown only in mature mode.} other {# more stories have mature themes and are shown only in mature mode.}}"
        description="Below the list of own stories, where some are hidden by the content mode"
        values={{ count }}
      />
    </p>
  );
}
