import type { ReactNode, Ref } from 'react';

import type { DraftSaveState } from '../../creation/model';
import type { InkProblemValue } from '../../ink/model';
import type { StoryCardValue, StoryFailure, StoryFieldProblem } from '../model';
import type { TrialState } from '../PlayPane/trial-model';
import type { StoryMapValue } from '../StoryMap/map-model';
import type { StoryCheckState } from '../WordsStep/CheckResult';
import type { SelectedLines } from '../InkEditor/ink-editor-handle';
import type { SourceBoxHandle } from './SourceBox';

export interface StoryEditorProps {
  readonly story: StoryCardValue;
  readonly onTitles: (changes: { readonly title?: string; readonly tagline?: string }) => void;
  readonly problem?: StoryFieldProblem | undefined;
  readonly saveState: DraftSaveState;
  readonly source: string;
  readonly onSource: (source: string) => void;
  readonly box?: Ref<SourceBoxHandle>;
  readonly onLine: (line: number) => void;
  /** The lines that the author is in, from 1: that of the caret, or the selected ones. */
  readonly onLines?: ((lines: SelectedLines) => void) | undefined;
  /** Suggestions for the lines that the author is in; without them there is no such tab. */
  readonly help?: ReactNode;
  readonly check: StoryCheckState;
  /** What the compiler says of the source, and readings where they are of it as it is. */
  readonly problems: readonly InkProblemValue[];
  /** Null until the source was compiled for the first time. */
  readonly map: StoryMapValue | null;
  readonly trial: TrialState;
  /** Takes a choice of the round that is played. @param index from 0 */
  readonly onChoose: (index: number) => void;
  readonly onBackOneChoice: () => void;
  readonly onRestart: () => void;
  readonly onCheck: () => void;
  readonly onKeep: () => void;
  readonly isKeeping: boolean;
  /** The story is as the draft is. */
  readonly isKept: boolean;
  readonly failure?: StoryFailure | undefined;
  readonly backHref: string;
  /** The plan of the story, in the wizard. */
  readonly planHref: string;
  /** Where the kept story is begun; absent while there is none. */
  readonly playHref?: string | undefined;
  /** Among the buttons: the preview, the versions, and who sees the story. */
  readonly acts?: ReactNode;
  /** Above the text: another tab, or two versions to choose from. */
  readonly notice?: ReactNode;
}
