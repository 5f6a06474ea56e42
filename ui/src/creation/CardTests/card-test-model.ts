import type { CardTestCheckCode } from '@fabula/sdk/types';
import type { ReactNode } from 'react';

export type { CardTestCheckCode };

export interface CardTestCheckView {
  readonly code: CardTestCheckCode;
  readonly passed: boolean;
  /** The words in question. */
  readonly detail?: string | undefined;
}

export interface CardTestResultView {
  readonly text: string;
  /** Of the two tries; one where both are alike. */
  readonly replies: readonly string[];
  readonly checks: readonly CardTestCheckView[];
  readonly passed: boolean;
  /** Beside the report before. */
  readonly change: 'new' | 'same' | 'broke' | 'fixed';
}

export interface CardTestReportView {
  readonly reportId: string;
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  readonly isModel: boolean;
  readonly points: number;
  readonly total: number;
  readonly results: readonly CardTestResultView[];
  readonly started: ReactNode;
  readonly isOlder: boolean;
}

export interface OwnTestQuestionView {
  readonly text: string;
  readonly contains: readonly string[];
  readonly avoids: readonly string[];
}

export type CardTestProblem =
  /** The engine did not answer, or there is no connection. */
  | 'failed'
  /** The card, or a question, may not be written. */
  | 'refused'
  /** The points do not cover it. */
  | 'insufficient-points'
  /** Too many runs in a minute. */
  | 'too-many';

export interface CardTestsProps {
  readonly standing: readonly string[];
  readonly questions: readonly OwnTestQuestionView[];
  /** Newest first. */
  readonly reports: readonly CardTestReportView[];
  readonly shownId: string | undefined;
  readonly onShow: (reportId: string) => void;
  readonly isModel: boolean;
  /** Undefined in a place without points. */
  readonly points: number | undefined;
  readonly isLacking: boolean;
  /** BCP 47 tag of what the draft holds. */
  readonly language: string;
  readonly isStarting: boolean;
  readonly problem: CardTestProblem | undefined;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onQuestions: (questions: readonly OwnTestQuestionView[]) => void;
  readonly isSavingQuestions: boolean;
}

/** Limits of own questions (the contract, `OwnTestQuestion`). */
export const cardTestLimits = { questions: 12, text: 400, words: 5, word: 60 } as const;
