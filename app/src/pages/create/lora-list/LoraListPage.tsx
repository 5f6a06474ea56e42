import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { useHead } from '../../../head/use-head';
import { DraftLoraListContainer } from './DraftLoraListContainer';
import { LoraListContainer } from './LoraListContainer';

const noOne = { character: undefined, drawingFor: undefined };

/** What pictures can be drawn in (Product §2.1). With a draft in its address, each mood and place can be chosen for it. */
export function Component() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const draftId = search.get('draft') || null;
  useHead({
    title: intl.formatMessage({
      id: 'lora.title',
      defaultMessage: 'Moods and styles',
      description: 'Title of the page with everything that pictures of characters can be drawn in',
    }),
    description: intl.formatMessage({
      id: 'lora.description',
      defaultMessage: 'The moods, places and styles available for pictures of characters.',
      description: 'Description, for link previews, of the page with everything that pictures can be drawn in',
    }),
    isIndexed: false,
  });
  return draftId === null ? (
    <LoraListContainer {...noOne} />
  ) : (
    <DraftLoraListContainer key={draftId} draftId={draftId} />
  );
}
