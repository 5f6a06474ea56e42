import { StoryCommentsSection } from '@fabula/ui/story-page';

import type { TextPart } from '../../../i18n/messages';
import { WithTexts } from '../../../i18n/WithTexts';
import { CommentsContainer } from '../../../posts/CommentsContainer';

const texts: readonly TextPart[] = ['post', 'crisis'];

export function StoryComments({ storyId }: { readonly storyId: string }) {
  return (
    <WithTexts parts={texts}>
      <StoryCommentsSection>
        <CommentsContainer subject={{ storyId }} />
      </StoryCommentsSection>
    </WithTexts>
  );
}
