import type { StoryRound } from '../../contract/validators.ts';
import { findPlacePictures } from '../../media/art/story-places.ts';

/** The picture at the head of a round: the place that it comes to first, or else the one where it stays. */
export function backdropOf(
  storyId: string,
  { blocks, progress }: Pick<StoryRound, 'blocks' | 'progress'>,
): Pick<StoryRound, 'backdrop'> {
  const first = blocks.find((block) => block.kind === 'scene');
  const backdrop = findPlacePictures(storyId, first?.scene ?? progress.scene);
  return backdrop === undefined ? {} : { backdrop };
}
