import type { ProposalForm, ProposalSummary } from '@fabula/sdk/types';

/** A proposal in a list, and where it is read. */
export interface ProposalValue extends ProposalSummary {
  readonly href: string;
}

/** A proposal as it is written. */
export interface ProposalDraft extends Omit<ProposalForm, 'options'> {
  readonly options: readonly string[];
}

export const fewestOptions = 2;
export const mostOptions = 6;

/** Nothing written yet. */
export const emptyDraft: ProposalDraft = { title: '', text: '', method: 'single', options: ['', ''] };

/** What is wrong with a proposal that was sent. */
export type ProposalProblem = 'words' | 'same' | 'standing' | 'conflict' | 'failed';

/** Whether a draft has all that it needs. */
export const isWritten = ({ options, text, title }: ProposalDraft): boolean =>
  [title, text, ...options].every((words) => words.trim() !== '');
