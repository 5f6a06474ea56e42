import { StoryCommentsSection } from '@fabula/ui/story-page';

import type { TextPart } from '../../../i18n/messages';
import { WithTexts } from '../../../i18n/WithTexts';
import { CommentsPart } from '../../../posts/CommentsPart';

const texts: readonly TextPart[] = ['post', 'crisis'];

export function StoryComments({ storyId }: { readonly storyId: string }) {
  return (
    <WithTexts parts={texts}>
      <StoryCommentsSection>
        <CommentsPart subject={{ storyId }} />
      </StoryCommentsSection>
    </WithTexts>
  );
}
