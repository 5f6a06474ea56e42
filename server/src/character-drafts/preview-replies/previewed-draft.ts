import type { CharacterDraftFields } from '../../contract/validators.ts';
import type { CharacterFacts } from '../../explore/character-facts.ts';

/** The character of a draft as it is now. */
export interface PreviewedDraft {
  fields: CharacterDraftFields;
  character: CharacterFacts;
  /** What its author wrote of it, which an engine without a model may tell them. */
  told: string;
}
