import type { PublishWords } from './model';

/** The field that a refusal names; undefined for one that the editor does not have. */
export function toPublishField({ fieldNames }: PublishWords, name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(fieldNames, name) ? name : undefined;
}
