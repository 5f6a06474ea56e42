import { FormattedDate, FormattedMessage } from 'react-intl';

import { deleteCharacterDraft, restoreCharacterDraft, type CharacterDraftSummary } from '@fabula/sdk';
import { cursorPages, getGetCharacterDraftQueryKey, useListCharacterDraftsInfinite } from '@fabula/sdk/react';
import { Part } from '@fabula/ui/account';
import { deletionFailed } from '@fabula/ui/cards';
import { DraftList, type DraftEntry } from '@fabula/ui/creation';

import { shownPortrait } from '../drafts/portrait-address';
import { useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { PagedList } from '../lists/PagedList';
import { useOwnDeletion, type OwnKind } from '../lists/use-own-deletion';
import { editorHref } from '../routes/editor-href';
import { paths } from '../routes/paths';

const draftPage = { limit: 12 } as const;

const ownDrafts: OwnKind = {
  remove: (draftId) => deleteCharacterDraft(draftId),
  restore: (draftId) => restoreCharacterDraft(draftId),
  queryKeyOf: (draftId) => getGetCharacterDraftQueryKey(draftId),
  failed: deletionFailed,
};

export function DraftsContainer() {
  const lang = useLocale();
  const { isKnown } = useVisitor();
  const { deletedIds, set } = useOwnDeletion(ownDrafts);
  const query = useListCharacterDraftsInfinite(draftPage, {
    query: { ...cursorPages, enabled: isKnown, staleTime: 0 },
  });
  const toEntry = ({ draftId, name, tagline, updatedAt, ...face }: CharacterDraftSummary): DraftEntry => ({
    draftId,
    name,
    tagline,
    language: lang,
    href: `${paths.genCharacterWizard.href(lang)}?${new URLSearchParams({ draft: draftId })}`,
    editorHref: editorHref(lang, draftId),
    picture: shownPortrait(face),
    changed: <FormattedDate value={updatedAt} month="short" day="numeric" hour="numeric" minute="numeric" />,
    standing: deletedIds.has(draftId) ? 'deleted' : 'kept',
  });
  const drafts = query.data?.pages.flatMap(({ items }) => items.map(toEntry)) ?? [];
  if (drafts.length === 0 && !query.isError) return null;
  return (
    <Part
      kind="open"
      title={
        <FormattedMessage
          id="card.drafts.title"
          defaultMessage="Continue a draft"
          description="Heading over the drafts of characters that are not finished"
        />
      }
    >
      <PagedList query={query} isEmpty={drafts.length === 0} empty={null}>
        <DraftList
          drafts={drafts}
          onDelete={(draftId) => void set(draftId, true)}
          onRestore={(draftId) => void set(draftId, false)}
        />
      </PagedList>
    </Part>
  );
}
