import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { EditorSkeleton } from '@fabula/ui/editor-skeleton';

import { useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { draftParam } from '../../../routes/editor-href';
import { StoryPreviewScreen } from './StoryPreviewScreen';

/** A story draft as its readers will meet it, before it is published (Product §2.1, gen-story-preview). */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { isKnown } = useVisitor();
  useHead({
    title: intl.formatMessage({
      id: 'storyEditor.preview.page.title',
      defaultMessage: 'Story preview',
      description: 'Title, in the browser’s tab, of the preview of a story draft',
    }),
    description: intl.formatMessage({
      id: 'storyEditor.preview.page.description',
      defaultMessage: 'See your story as its readers will, before you publish it.',
      description: 'Description of the preview of a story draft, for link previews',
    }),
    isIndexed: false,
  });
  // A draft belongs to a visitor; the server, which knows none, shows where its preview will be.
  if (!isKnown) return <EditorSkeleton />;
  return <StoryPreviewScreen named={search.get(draftParam) ?? ''} />;
}
