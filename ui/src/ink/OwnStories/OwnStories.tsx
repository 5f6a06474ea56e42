import { Eye, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { visibilityNames } from '../../authoring/Publishing/visibility-labels';
import { WithheldLine } from '../../authoring/Publishing/WithheldLine';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { MatureBadge } from '../../content/MatureBadge/MatureBadge';
import { Button } from '../../primitives/Button/Button';
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
  /** Opens a story in the story editor. */
  readonly onEdit: (storyId: string, title: string) => void;
  /** The story that is being opened. */
  readonly editingId: string | null;
  readonly onPublish: (story: OwnStoryValue) => void;
  readonly onDelete: (storyId: string) => void;
  readonly onUndoDelete: (storyId: string) => void;
}

/** The stories that the reader has written or brought, the newest first. */
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

interface OwnStoryProps extends Pick<
  OwnStoriesProps,
  'hrefOf' | 'beginHrefOf' | 'onEdit' | 'editingId' | 'onPublish' | 'onDelete'
> {
  readonly story: OwnStoryValue;
}

function OwnStory({ story, hrefOf, beginHrefOf, onEdit, editingId, onPublish, onDelete }: OwnStoryProps) {
  const intl = useIntl();
  const { endings, isTold = false, storyId, title, words } = story;
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
              id="publish.own.visibility"
              defaultMessage="Visible to: {visibility}"
              description="Beside an own story; {visibility} is who sees it, such as Only you"
              values={{ visibility: visibilityNames[story.visibility] }}
            />
          </span>
          {isTold ? (
            <span>
              <FormattedMessage
                id="ink.own.told"
                defaultMessage="Told by a model"
                description="Of a story that the text model tells: beside an own one, and over the offer to tell a planned one"
              />
            </span>
          ) : (
            <>
              <span>
                <Endings count={endings} />
              </span>
              <span>
                <WordCount count={words} />
              </span>
            </>
          )}
          {story.mature && <MatureBadge />}
        </>
      }
      note={story.withheld !== undefined && <WithheldLine withheld={story.withheld} />}
      acts={
        <>
          <ButtonLink size="small" href={beginHrefOf(storyId)}>
            <FormattedMessage id="ink.own.play" defaultMessage="Play" description="Goes to the start of an own story" />
          </ButtonLink>
          {!isTold && (
            <Button
              size="small"
              tone="quiet"
              busy={editingId === storyId}
              busyLabel={
                <FormattedMessage
                  id="ink.own.opening"
                  defaultMessage="Opening"
                  description="On the button while an own story is opened in the story editor"
                />
              }
              onClick={() => onEdit(storyId, title)}
            >
              <FormattedMessage
                id="ink.own.edit"
                defaultMessage="Edit"
                description="Opens an own story in the story editor"
              />
            </Button>
          )}
          <Button size="small" tone="quiet" onClick={() => onPublish(story)}>
            <DrawnIcon drawing={Eye} size="small" />
            <FormattedMessage
              id="publish.own.open"
              defaultMessage="Visibility…"
              description="Opens the dialog in which an own story is published, or withdrawn"
            />
          </Button>
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
