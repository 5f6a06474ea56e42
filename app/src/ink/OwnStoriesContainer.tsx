import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import {
  HiddenMatureStories,
  NoOwnStoriesWords,
  OwnStories,
  storyDeletionFailed,
  type OwnStoryValue,
} from '@fabula/ui/ink';
import { deleteStory, restoreStory, type MyStory } from '@fabula/sdk';
import { cursorPages, getGetStoryQueryKey, useListMyStoriesInfinite } from '@fabula/sdk/react';

import { LazyPublish } from '../publishing/LazyPublish';
import { useHrefs } from '../routes/use-hrefs';
import { OwnList } from '../lists/OwnList';
import { useOwnDeletion, type OwnKind } from '../lists/use-own-deletion';
import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { paths } from '../routes/paths';
import { useOpenStory } from '../story-drafts/use-open-story';
import { ownStoriesPage } from '../lists/own-stories-query';

const toValue = ({ story, told, visibility, withheld, words }: MyStory): OwnStoryValue => ({
  storyId: story.storyId,
  title: story.title,
  tagline: story.tagline,
  language: story.displayLanguage,
  mature: story.mature,
  isTold: told,
  endings: story.endings,
  words,
  cover: story.cover,
  visibility,
  withheld,
});

const ownStories: OwnKind = {
  remove: (storyId) => deleteStory(storyId),
  restore: (storyId) => restoreStory(storyId),
  queryKeyOf: (storyId) => getGetStoryQueryKey(storyId),
  failed: storyDeletionFailed,
};

export function OwnStoriesContainer() {
  const hrefs = useHrefs();
  const locale = useLocale();
  const { usesPoints } = useApp();
  const { isKnown } = useVisitor();
  const { edit, editingId } = useOpenStory();
  const { deletedIds, set } = useOwnDeletion(ownStories);
  const query = useListMyStoriesInfinite(ownStoriesPage, { query: { ...cursorPages, enabled: isKnown } });
  const [published, setPublished] = useState<OwnStoryValue>();
  const stories = query.data?.pages.flatMap(({ items }) => items.map(toValue)) ?? [];
  const hidden = query.data?.pages[0]?.hiddenMature ?? 0;
  return (
    <>
      <OwnList
        title={
          <FormattedMessage
            id="ink.page.list"
            defaultMessage="Yours"
            description="Heading over the stories that the reader has brought"
          />
        }
        query={query}
        isEmpty={stories.length === 0}
        hidden={hidden > 0 ? <HiddenMatureStories count={hidden} /> : null}
        none={<NoOwnStoriesWords />}
        href={hrefs.stories()}
        linkLabel={
          <FormattedMessage
            id="ink.page.emptyAction"
            defaultMessage="Explore stories"
            description="Link from the empty list of own stories to the page with every story"
          />
        }
      >
        <OwnStories
          stories={stories}
          deletedIds={deletedIds}
          hrefOf={hrefs.story}
          beginHrefOf={hrefs.begin}
          onEdit={(storyId, title) => void edit(storyId, title)}
          editingId={editingId}
          onPublish={setPublished}
          onDelete={(storyId) => void set(storyId, true)}
          onUndoDelete={(storyId) => void set(storyId, false)}
        />
      </OwnList>
      {usesPoints && stories.length > 0 && (
        <p>
          <Link to={paths.bundles.href(locale)}>
            <FormattedMessage
              id="ink.page.bundles"
              defaultMessage="Sell stories in bundles"
              description="Link below the reader’s own stories to the page of their bundles"
            />
          </Link>
        </p>
      )}
      {published !== undefined && (
        <LazyPublish
          kind="story"
          id={published.storyId}
          name={published.title}
          visibility={published.visibility}
          isWithheld={published.withheld !== undefined}
          onClose={() => setPublished(undefined)}
        />
      )}
    </>
  );
}
