import { FormattedDate, FormattedMessage } from 'react-intl';

import { deleteStoryDraft, restoreStoryDraft, type StoryDraftSummary } from '@fabula/sdk';
import { cursorPages, getGetStoryDraftQueryKey, useListStoryDraftsInfinite } from '@fabula/sdk/react';
import { Part } from '@fabula/ui/account';
import { storyDeletionFailed } from '@fabula/ui/ink';
import { CoverSketch, DraftList, type DraftEntry } from '@fabula/ui/story-creation';

import { useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { PagedList } from '../lists/PagedList';
import { useOwnDeletion, type OwnKind } from '../lists/use-own-deletion';
import { storyEditorHref } from '../routes/editor-href';
import { storyHrefs } from './story-hrefs';

const draftPage = { limit: 12 } as const;

const ownDrafts: OwnKind = {
  remove: (draftId) => deleteStoryDraft(draftId),
  restore: (draftId) => restoreStoryDraft(draftId),
  queryKeyOf: (draftId) => getGetStoryDraftQueryKey(draftId),
  failed: storyDeletionFailed,
};

export function StoryDraftsContainer() {
  const lang = useLocale();
  const { isKnown } = useVisitor();
  const { deletedIds, set } = useOwnDeletion(ownDrafts);
  const query = useListStoryDraftsInfinite(draftPage, {
    query: { ...cursorPages, enabled: isKnown, staleTime: 0 },
  });
  const toEntry = ({ draftId, mood, scene, sourceState, tagline, title, updatedAt }: StoryDraftSummary): DraftEntry => {
    const editorHref = storyEditorHref(lang, draftId);
    return {
      draftId,
      name: title,
      tagline,
      language: lang,
      // What was brought or written by hand has no plan to go on with.
      href: sourceState === 'edited' ? editorHref : storyHrefs(lang, draftId).premise,
      editorHref,
      cover: <CoverSketch mood={mood} scene={scene} />,
      changed: <FormattedDate value={updatedAt} month="short" day="numeric" hour="numeric" minute="numeric" />,
      standing: deletedIds.has(draftId) ? 'deleted' : 'kept',
    };
  };
  const drafts = query.data?.pages.flatMap(({ items }) => items.map(toEntry)) ?? [];
  if (drafts.length === 0 && !query.isError) return null;
  return (
    <Part
      kind="open"
      title={
        <FormattedMessage
          id="storyWizard.drafts.title"
          defaultMessage="Continue a draft"
          description="Heading over the drafts of stories that are not finished"
        />
      }
    >
      <PagedList query={query} isEmpty={drafts.length === 0} empty={null}>
        <DraftList
          drafts={drafts}
          unnamed={
            <FormattedMessage
              id="storyWizard.noTitle"
              defaultMessage="No title yet"
              description="In place of the title of a story that has none"
            />
          }
          onDelete={(draftId) => void set(draftId, true)}
          onRestore={(draftId) => void set(draftId, false)}
        />
      </PagedList>
    </Part>
  );
}
