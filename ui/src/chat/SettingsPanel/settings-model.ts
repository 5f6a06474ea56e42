/** How the replies of one conversation are written; null is what is usual here. */
export interface ChatSettingsValue {
  readonly model: string | null;
  readonly temperature: number | null;
  /** The longest reply, in tokens. */
  readonly replyTokens: number | null;
  /** Messages that stand after the notes. */
  readonly noteDepth: number | null;
  readonly instructions: string;
}

export interface SettingsBoundsValue {
  /** The usual one first. */
  /** Without points where nothing has a price. */
  readonly models: readonly { readonly model: string; readonly points?: number }[];
  /** False in a place without points; left out where there are some. */
  readonly usesPoints?: boolean;
  readonly defaultTemperature: number;
  readonly mostReplyTokens: number;
  readonly defaultNoteDepth: number;
  /** Whether the engine follows the settings at all. */
  readonly applied: boolean;
}

export const usualSettings: ChatSettingsValue = {
  model: null,
  temperature: null,
  replyTokens: null,
  noteDepth: null,
  instructions: '',
};

export const areAlike = (one: ChatSettingsValue, other: ChatSettingsValue): boolean =>
  one.model === other.model &&
  one.temperature === other.temperature &&
  one.replyTokens === other.replyTokens &&
  one.noteDepth === other.noteDepth &&
  one.instructions.trim() === other.instructions.trim();
