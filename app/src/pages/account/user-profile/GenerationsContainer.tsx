import { FormattedMessage } from 'react-intl';

import { cursorPages, useGetMyGenHistoryInfinite } from '@fabula/sdk/react';
import { ButtonLink } from '@fabula/ui';
import { Generations, Part, RowsEmpty, type GenerationValue } from '@fabula/ui/account';

import { useHrefs } from '../../../routes/use-hrefs';
import { PagedList } from '../../../lists/PagedList';
import { useApp } from '../../../context/use-app';
import { historyPage } from './history-page';

export function GenerationsContainer({ now }: { readonly now: number }) {
  const hrefs = useHrefs();
  const { queries, usesPoints } = useApp();
  const query = useGetMyGenHistoryInfinite(historyPage, { query: cursorPages }, queries.account);
  const generations = query.data?.pages.flatMap((page) => page.items) ?? [];
  const hrefOf = ({ kind, characterId }: GenerationValue) => {
    if (characterId === undefined) return undefined;
    return kind === 'chat' ? hrefs.chat(characterId) : hrefs.character(characterId);
  };
  return (
    <Part
      kind="open"
      busy={query.isPending}
      title={
        <FormattedMessage
          id="userProfile.page.generations"
          defaultMessage="Your creations"
          description="Heading on the profile page: pictures, videos, rounds and answers that were made for the reader"
        />
      }
    >
      <PagedList
        query={query}
        isEmpty={generations.length === 0}
        empty={
          <RowsEmpty
            action={
              <ButtonLink href={hrefs.stories()}>
                <FormattedMessage
                  id="userProfile.page.generations.emptyAction"
                  defaultMessage="Explore stories"
                  description="Link from an empty list of things made for the reader to the page with every story"
                />
              </ButtonLink>
            }
          >
            {usesPoints ? (
              <FormattedMessage
                id="userProfile.page.generations.empty"
                defaultMessage="Nothing yet. The chats you start and the characters you import are listed here, with the points they cost."
                description="In place of the list of things made for the reader while it is empty; answers the heading “Made for you”"
              />
            ) : (
              <FormattedMessage
                id="userProfile.page.generations.emptyWithoutPoints"
                defaultMessage="Nothing yet. The chats you start and the characters you import are listed here."
                description="In place of the list of things made for the reader while it is empty, where there are no points"
              />
            )}
          </RowsEmpty>
        }
      >
        <Generations generations={generations} now={now} hrefOf={hrefOf} />
      </PagedList>
    </Part>
  );
}
