import { StoryDraftField } from '@fabula/sdk/schemas';
import type { StoryFieldProblem, StoryFields, StoryPage } from '@fabula/ui/story-creation';

import type { HandedProblem } from '../drafts/wizard/use-wizard-page';

export type StoryProblemState = HandedProblem<StoryPage, StoryFieldProblem>;

export const isStoryProblemState = (state: unknown): state is StoryProblemState =>
  typeof state === 'object' && state !== null && 'problem' in state && 'page' in state;

/** The page of the wizard on which a field is; of the others nothing can be wrong. */
const pageOf: Partial<Record<keyof StoryFields, StoryPage>> = {
  title: 'premise',
  tagline: 'premise',
  beats: 'shape',
  endings: 'shape',
  meters: 'shape',
  items: 'shape',
  roles: 'shape',
  opening: 'words',
  firstRound: 'words',
};

/** What the server does not accept, and on which page that is; `undefined` for what no page shows. */
export function placeOfProblem(name: string, status: number): StoryProblemState | undefined {
  const field = StoryDraftField.options.find((one) => one === name);
  const page = field === undefined ? undefined : pageOf[field];
  if (field === undefined || page === undefined) return undefined;
  return { problem: { field, why: status === 403 ? 'refused' : 'empty' }, page };
}
