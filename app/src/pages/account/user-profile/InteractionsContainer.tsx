import { FormattedMessage } from 'react-intl';

import { cursorPages, useGetMyInteractionsInfinite } from '@fabula/sdk/react';
import { ButtonLink } from '@fabula/ui';
import { Interactions, Part, RowsEmpty, type InteractionValue } from '@fabula/ui/account';

import { useHrefs } from '../../../routes/use-hrefs';
import { PagedList } from '../../../lists/PagedList';
import { useApp } from '../../../context/use-app';
import { historyPage } from './history-page';

export function InteractionsContainer({ now }: { readonly now: number }) {
  const hrefs = useHrefs();
  const query = useGetMyInteractionsInfinite(
    historyPage,
    // Where a play stands changes with every round of it.
    { query: { ...cursorPages, staleTime: 0 } },
    useApp().queries.account,
  );
  const interactions = query.data?.pages.flatMap((page) => page.items) ?? [];
  const hrefOf = ({ kind, targetId, targetKind, characterId, play }: InteractionValue) => {
    if (play !== undefined) return hrefs.play({ ...play, storyId: targetId });
    if (targetKind === 'post') return characterId === undefined ? undefined : hrefs.post(characterId, targetId);
    if (targetKind === 'story' || kind === 'play') return hrefs.story(targetId);
    return targetKind === 'character' || kind === 'chat' ? hrefs.character(targetId) : undefined;
  };
  return (
    <Part
      kind="open"
      busy={query.isPending}
      title={
        <FormattedMessage
          id="userProfile.page.interactions"
          defaultMessage="History"
          description="Heading on the profile page: the characters and stories that the reader met"
        />
      }
    >
      <PagedList
        query={query}
        isEmpty={interactions.length === 0}
        empty={
          <RowsEmpty
            action={
              <ButtonLink href={hrefs.characters()}>
                <FormattedMessage
                  id="userProfile.page.interactions.emptyAction"
                  defaultMessage="Meet a character"
                  description="Link from an empty history to the page with every character"
                />
              </ButtonLink>
            }
          >
            <FormattedMessage
              id="userProfile.page.interactions.empty"
              defaultMessage="Nothing yet. Characters you talk to and stories you play are listed here."
              description="In place of the history of characters and stories while it is empty; answers the heading “Where you have been”"
            />
          </RowsEmpty>
        }
      >
        <Interactions interactions={interactions} now={now} hrefOf={hrefOf} />
      </PagedList>
    </Part>
  );
}
