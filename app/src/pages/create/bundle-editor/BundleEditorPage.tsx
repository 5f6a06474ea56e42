import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';

import type { StoryBundle, StoryCard } from '@fabula/sdk';
import { useGetBundle, useListMyStories } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { RowsSkeleton } from '@fabula/ui/account';
import { BundleEditor, BundlePreview, GuestBundles, readPoints } from '@fabula/ui/bundles';

import { toDraft } from '../../../bundles/to-draft';
import { useSaveBundle } from '../../../bundles/use-save-bundle';
import { useApp, useVisitor } from '../../../context/use-app';
import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';

/** The newest own stories are offered. */
const offered = { limit: 48 };

/** Makes or changes a bundle of own published stories (Product §10). */
export function Component() {
  const intl = useIntl();
  const { bundleId } = useParams();
  const { isKnown, isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  const title = intl.formatMessage({
    id: 'bundle.edit.title',
    defaultMessage: 'Edit the bundle',
    description: 'Heading of the form that changes a bundle of stories',
  });
  useHead({ title, description: title, isIndexed: false });
  if (!isKnown) return <RowsSkeleton count={4} />;
  if (!isRegistered) return <GuestBundles onSignIn={() => openSignIn()} />;
  return bundleId === undefined ? <WithStories bundle={undefined} /> : <Existing bundleId={bundleId} />;
}

function Existing({ bundleId }: { readonly bundleId: string }) {
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useGetBundle(
    bundleId,
    { query: { staleTime: 0 } },
    useApp().queries.account,
  );
  if (isNotFound(error)) throw error;
  if (data === undefined) {
    return error === null ? (
      <RowsSkeleton count={4} />
    ) : (
      <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.wanted === undefined) return <Navigate to={paths.product.href(locale, { id: bundleId })} replace />;
  return <WithStories key={bundleId} bundle={data} />;
}

function WithStories({ bundle }: { readonly bundle: StoryBundle | undefined }) {
  const { data, error, isFetching, refetch } = useListMyStories(
    offered,
    { query: { staleTime: 0 } },
    useApp().queries.account,
  );
  if (data === undefined) {
    return error === null ? (
      <RowsSkeleton count={4} />
    ) : (
      <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const published = data.items.flatMap(({ story, visibility, withheld }) =>
    visibility === 'public' && withheld === undefined ? [story] : [],
  );
  const present = bundle?.stories.filter(({ storyId }) => !published.some((story) => story.storyId === storyId)) ?? [];
  return <Editor bundle={bundle} stories={[...present, ...published]} />;
}

interface EditorProps {
  readonly bundle: StoryBundle | undefined;
  readonly stories: readonly StoryCard[];
}

function Editor({ bundle, stories }: EditorProps) {
  const [draft, setDraft] = useState(() => toDraft({ wanted: bundle?.wanted }));
  const { problem, save, saving } = useSaveBundle(bundle?.bundleId);
  const chosen = draft.storyIds.flatMap((storyId) => stories.find((story) => story.storyId === storyId) ?? []);
  return (
    <>
      <BundleEditor
        isNew={bundle === undefined}
        draft={draft}
        onChange={(change) => setDraft((present) => ({ ...present, ...change }))}
        stories={stories}
        problem={problem}
        onSave={() => save(draft)}
        saving={saving}
      />
      <BundlePreview draft={draft} points={readPoints(draft.points)} stories={chosen} />
    </>
  );
}
