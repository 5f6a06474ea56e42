import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { PaintSkeleton } from '@fabula/ui/paint';

import { useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { draftParam } from '../../../routes/editor-href';
import { DraftPaintContainer } from './DraftPaintContainer';
import { PaintContainer } from './PaintContainer';

/** Paints over a picture (Product §16.10): of the draft that the address names, or one that is chosen here. */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { isKnown } = useVisitor();
  const draftId = search.get(draftParam) || null;
  useHead({
    title: intl.formatMessage({
      id: 'paint.title',
      defaultMessage: 'Paint',
      description: 'Title, in the browser’s tab, of the page where pictures are painted over',
    }),
    description: intl.formatMessage({
      id: 'paint.description',
      defaultMessage: 'Sketch over a picture, mark an area, and have it redrawn.',
      description: 'Description, for link previews, of the page where pictures are painted over',
    }),
    isIndexed: false,
  });
  // A painting belongs to a visitor; the server, which knows none, shows where it will be.
  if (!isKnown) return <PaintSkeleton />;
  return draftId === null ? (
    <PaintContainer key="own" of={undefined} />
  ) : (
    <DraftPaintContainer key={draftId} draftId={draftId} />
  );
}
