import type { CharacterDraftFields } from '../../contract/validators.ts';
import type { CharacterFacts } from '../../explore/character-facts.ts';

export interface PreviewedDraft {
  fields: CharacterDraftFields;
  character: CharacterFacts;
  /** What its author wrote of it, which an engine without a model may tell them. */
  told: string;
}
