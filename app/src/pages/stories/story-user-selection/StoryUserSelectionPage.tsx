import { useIntl } from 'react-intl';

import { useGetStory, useListPersonas } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { PlayLayout, PlaySkeleton, RoleChoiceView } from '@fabula/ui/play';

import { isNotFound } from '../../../data/query-clients';
import { useHrefs } from '../../../routes/use-hrefs';
import { useHead } from '../../../head/use-head';
import { NotFound } from '../../../shell/NotFound';
import { storyLoader } from '../../../play/story-loader';
import { useBegin } from '../../../play/use-begin';
import { toldTo } from '../../../play/told-language';
import { useLocale } from '../../../i18n/use-locale';
import { useParam } from '../../../routes/use-param';
import { useVisitor } from '../../../context/use-app';
import { useWorn } from '../../../shop/use-worn';

export const loader = storyLoader;

/** The choice of a role before a story begins (Product §2.1, storyuserselection). */
export function Component() {
  const intl = useIntl();
  const hrefs = useHrefs();
  const storyId = useParam('storyId');
  const { isKnown } = useVisitor();
  const locale = useLocale();
  const { data: story, error, refetch, isFetching } = useGetStory(storyId);
  const { data: personas } = useListPersonas({ query: { enabled: isKnown } });
  const begin = useBegin(story);
  const { binding } = useWorn();

  const title = intl.formatMessage(
    {
      id: 'play.rolePage.title',
      defaultMessage: 'Who you are in {title}',
      description: 'Title, in the browser’s tab, of the page on which a reader chooses whom they play in a story',
    },
    { title: story?.title ?? '…' },
  );
  const isMissing = isKnown && isNotFound(error);
  useHead(
    isMissing
      ? undefined
      : {
          title,
          description: story?.tagline ?? title,
          image: story?.scene.night.wide,
          backdrop: story?.scene,
          isIndexed: false,
        },
  );

  if (isMissing) return <NotFound />;
  if (story !== undefined) {
    return (
      <RoleChoiceView
        story={toldTo(story, locale)}
        roles={story.roles}
        personaNames={personas?.items.map(({ name }) => name) ?? []}
        binding={binding}
        backHref={hrefs.story(storyId)}
        {...begin}
      />
    );
  }
  return isKnown && error !== null ? (
    <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <PlayLayout>
      <PlaySkeleton />
    </PlayLayout>
  );
}
