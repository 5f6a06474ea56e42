import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { ButtonLink, InnerHero } from '@fabula/ui';
import { EditorSkeleton } from '@fabula/ui/editor-skeleton';
import { BringingPage } from '@fabula/ui/ink';

import { hubScene } from '../../../explore/hub-scene';
import { useHead } from '../../../head/use-head';
import { InkContainer } from '../../../ink/InkContainer';
import { ToldContainer } from '../../../ink/ToldContainer';
import { OwnStoriesContainer } from '../../../ink/OwnStoriesContainer';
import { useApp, useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { draftParam } from '../../../routes/editor-href';
import { paths } from '../../../routes/paths';
import { StoryDraftsContainer } from '../../../story-drafts/StoryDraftsContainer';
import { LazyStoryEditor } from './LazyStoryEditor';

/**
 * The visitor's own stories, and the ways in for more: the wizard, and stories written in ink (Product §2.1). A draft that
 * the address names is open in the story editor.
 */
export function Component() {
  const [search] = useSearchParams();
  const { isKnown } = useVisitor();
  const named = search.get(draftParam) ?? '';
  if (named === '') return <OwnStories />;
  // A draft belongs to a visitor; the server, which knows none, shows where its editor will be.
  if (!isKnown) return <EditorOnItsWay />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <LazyStoryEditor named={named} />
    </Suspense>
  );
}

function EditorOnItsWay() {
  const intl = useIntl();
  useHead({
    title: intl.formatMessage({
      id: 'storyEditor.page.untitled',
      defaultMessage: 'Story editor',
      description: 'Title, in the browser’s tab, of the story editor while the story has no title',
    }),
    description: intl.formatMessage({
      id: 'storyEditor.page.description',
      defaultMessage: 'Write a story in ink, check it, and save it. Free, and private.',
      description: 'Description of the story editor, for link previews; ink is a language for stories',
    }),
    isIndexed: false,
  });
  return <EditorSkeleton />;
}

function OwnStories() {
  const intl = useIntl();
  const { brand } = useApp();
  const lang = useLocale();
  const scene = hubScene('ownStories', brand);
  useHead({
    title: intl.formatMessage({
      id: 'ink.page.title',
      defaultMessage: 'Your stories',
      description: 'Title of the page with the stories that the reader has brought',
    }),
    description: intl.formatMessage({
      id: 'ink.page.description',
      defaultMessage: 'Import stories written in ink, check them, and play them here.',
      description: 'Description of the page with own stories, for link previews; ink is a language for stories',
    }),
    image: scene.night.wide,
    isIndexed: false,
  });
  return (
    <BringingPage
      head={
        <InnerHero
          scene={scene}
          title={
            <FormattedMessage
              id="ink.page.heading"
              defaultMessage="Your stories"
              description="Heading of the page with the stories that the reader has brought"
            />
          }
          lead={
            <FormattedMessage
              id="ink.page.lead"
              defaultMessage="Import stories written in ink. They play here exactly as you wrote them."
              description="Below the heading of the page with own stories; ink is a language for stories"
            />
          }
        />
      }
      bring={
        <>
          <ButtonLink href={paths.genStoryWizard.href(lang)} tone="primary" size="large" icon="plus" fullWidth>
            <FormattedMessage
              id="ink.page.new"
              defaultMessage="New story"
              description="Link from the page with own stories to the wizard that plans one"
            />
          </ButtonLink>
          <ButtonLink href={paths.creatorNumbers.href(lang)} fullWidth>
            <FormattedMessage
              id="ink.page.numbers"
              defaultMessage="Your numbers"
              description="Link from the page with own stories to the page that says how often people use them"
            />
          </ButtonLink>
          <ToldContainer />
          <InkContainer />
        </>
      }
      own={
        <>
          <StoryDraftsContainer />
          <OwnStoriesContainer />
        </>
      }
    />
  );
}
