/** What a frame is made of, from the light down, with the line around it and its ornament. */
export interface FrameMetal {
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
  readonly edge: string;
  readonly mark: string;
}

/** The materials of the frames around portraits. Constants: no brand and no time of day changes a thing that was bought. */
export const frameMetals = {
  brass: { light: '#fbe3a0', mid: '#d9a443', dark: '#8c5a18', edge: '#553308', mark: '#fff6d6' },
  sea: { light: '#9fe0cd', mid: '#3f9b8c', dark: '#1c5a58', edge: '#0b2f33', mark: '#dcfaee' },
  walnut: { light: '#b4834a', mid: '#74491e', dark: '#432809', edge: '#241302', mark: '#e3b878' },
  frost: { light: '#f7fcff', mid: '#bdd6e8', dark: '#7d9fbd', edge: '#3d5a78', mark: '#ffffff' },
  lacquer: { light: '#f4795a', mid: '#c4301d', dark: '#7b140d', edge: '#450806', mark: '#ffd684' },
  /** The light of a lantern. */
  flame: { light: '#ffe7a3', mid: '#f59a2e', dark: '#c9481a', edge: '#6b1f08', mark: '#fff8de' },
} as const satisfies Record<string, FrameMetal>;
