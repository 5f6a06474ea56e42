import type { NewStory } from '../../explore/own/own-stories.ts';
import type { StoryArt } from '../../media/art/types.ts';
import type { ToldMaterial } from '../engine/model/material.ts';

/** What a story's page says of it, and what the model knows besides. */
export interface ToldStory {
  facts: Pick<
    NewStory,
    | 'title'
    | 'tagline'
    | 'synopsis'
    | 'opening'
    | 'kind'
    | 'rounds'
    | 'chapters'
    | 'endings'
    | 'roles'
    | 'cast'
    | 'language'
    | 'mature'
  >;
  material: ToldMaterial;
  art: Partial<StoryArt>;
}
