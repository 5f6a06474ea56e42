import { useIntl } from 'react-intl';

import { getGetCharacterQueryOptions, getListTagsQueryOptions, useGetCharacter } from '@fabula/sdk/react';
import { CharacterProfileSkeleton, CharacterProfileView, LoadFailed } from '@fabula/ui';

import { isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../explore/use-hrefs';
import { useTags } from '../../../explore/use-tags';
import { portraitName } from '../../../explore/use-transition-name';
import { useHead } from '../../../head/use-head';
import { primed } from '../../../routes/page';
import { useParam } from '../../../routes/use-param';

export const loader = primed(({ queryClient, params }) =>
  Promise.all([
    queryClient.ensureQueryData(getGetCharacterQueryOptions(params.characterId ?? '')),
    queryClient.ensureQueryData(getListTagsQueryOptions()),
  ]),
);

/** A character's page. */
export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const { tagLabels } = useTags();
  const characterId = useParam('characterId');
  const { data: character, error, refetch, isFetching } = useGetCharacter(characterId);
  if (isNotFound(error)) throw error;

  const anyone = intl.formatMessage({
    id: 'page.character.title',
    defaultMessage: 'A character',
    description: 'Title of a character’s page while the character is not known yet',
  });
  useHead({
    title: character?.name ?? anyone,
    description: character?.tagline ?? anyone,
    image: character?.portrait.large,
    kind: 'profile',
  });

  if (character === undefined) {
    return error === null ? (
      <CharacterProfileSkeleton />
    ) : (
      <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <CharacterProfileView
      character={character}
      chatHref={hrefs.chat(characterId)}
      tagLabels={tagLabels}
      tagHrefOf={(tag) => hrefs.characters({ include: [tag] })}
      storyHrefOf={hrefs.story}
      viewTransitionName={portraitName}
    />
  );
}
