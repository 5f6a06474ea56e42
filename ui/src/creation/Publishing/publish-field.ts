import { fieldNames } from '../labels/field-names';
import type { PublishFieldValue } from './model';

const isField = (name: string): name is keyof typeof fieldNames => name in fieldNames;

/** The field that a refusal names; undefined for one that the editor does not have. */
export function toPublishField(name: string | undefined): PublishFieldValue | undefined {
  if (name === undefined || name === 'lore') return name;
  return isField(name) ? name : undefined;
}
