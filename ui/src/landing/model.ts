import type { StoryValue } from '../content/model';
import type { MoveStateValue, RoundBlockValue, RoundChoiceValue, RoundValue } from '../play/model';

/** A story whose first round can be played on the page: a story of the contract can be given as it is. */
export type LandingStoryValue = Pick<
  StoryValue,
  | 'storyId'
  | 'title'
  | 'displayLanguage'
  | 'language'
  | 'kind'
  | 'rounds'
  | 'fewestRounds'
  | 'chapters'
  | 'endings'
  | 'cover'
  | 'opening'
  | 'openingLanguage'
  | 'cast'
  | 'roles'
>;

/** How a story begins, before anybody plays it. */
export interface FirstRoundValue {
  readonly blocks: readonly RoundBlockValue[];
  readonly choices: readonly Pick<RoundChoiceValue, 'text' | 'hint' | 'lock'>[];
}

/** How far the visitor is in the story of the card. */
export type LandingPlayValue =
  /** The visitor is not known yet, or runs no scripts: the story's own page is the way in. */
  | { readonly kind: 'waiting'; readonly storyHref: string; readonly first: FirstRoundValue | undefined }
  | {
      readonly kind: 'ready' | 'beginning' | 'failed';
      /** Undefined where it did not load: the story begins without a choice then. */
      readonly first: FirstRoundValue | undefined;
      /** Which of the choices was taken, counted from 0. */
      readonly place: number | undefined;
      readonly onBegin: (place?: number) => void;
    }
  | {
      readonly kind: 'begun';
      readonly round: RoundValue;
      readonly move: MoveStateValue;
      /** Null until it is known. */
      readonly balance: number | null;
      readonly isOffline: boolean;
      readonly pricesHref: string;
      readonly onChoose: (choiceId: string) => void;
    };

/** The page in one of its languages. */
export interface LanguageLinkValue {
  /** BCP 47. */
  readonly locale: string;
  /** In the language itself. */
  readonly name: string;
  readonly href: string;
}
