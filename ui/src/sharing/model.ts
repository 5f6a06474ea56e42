/** What the panel knows of the link of a play. */
export type ShareStateValue =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  /** Nobody but the player can read it. */
  | { readonly kind: 'private' }
  | {
      readonly kind: 'shared';
      readonly link: string;
      readonly readerCount: number;
      /** Whether what is shared ends with the round on the page; if not, it can be shared up to there. */
      readonly endsHere: boolean;
    };

/** What was last done in the panel. */
export type ShareOutcomeValue = 'copied' | 'taken-back' | 'failed' | null;

export interface SharePanelProps {
  readonly open: boolean;
  readonly share: ShareStateValue;
  /** What the panel is doing. */
  readonly busy: 'sharing' | 'taking-back' | null;
  readonly outcome: ShareOutcomeValue;
  /** Whether the device can hand a link to another program. */
  readonly canHandOn: boolean;
  /** How many rounds are shared when the reader shares now. */
  readonly rounds: number;
  readonly onShare: () => void;
  readonly onCopy: (link: string) => void;
  readonly onHandOn: (link: string) => void;
  readonly onTakeBack: () => void;
  readonly onClose: () => void;
}
