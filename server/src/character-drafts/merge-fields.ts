import { z } from 'zod';
import { CharacterDraftField, type CharacterDraftFields } from '../contract/validators.ts';
import { FieldMerger, type Mergeable as MergeableDraft } from '../drafts/merge-changes.ts';

export type FieldName = z.output<typeof CharacterDraftField>;

/** The revision of the last change of each field; a field that is not named has never been changed. */
export const FieldRevisions = z.partialRecord(CharacterDraftField, z.int());

export type Mergeable = MergeableDraft<CharacterDraftFields>;

export const characterFields = new FieldMerger<CharacterDraftFields>(CharacterDraftField.options);
