import type { PortraitMood } from '../../creation/model';

/** The colours of each mood that drawn portraits have (`server/src/media/art/moods.ts`), from light to dark. */
export const moodColors: Readonly<Record<PortraitMood, readonly string[]>> = {
  lamp: ['#ffd98f', '#f0a63c', '#c77b3c', '#8a5a45', '#3b2f48', '#0d1530', '#0a1022'],
  vermilion: ['#ffd9a8', '#ffb35c', '#ea7a4a', '#b5483a', '#8a2b2a', '#27101f', '#1a0a16'],
  verdigris: ['#f6ecd0', '#f0b65a', '#a3c6a2', '#4c8580', '#1d5658', '#08212c', '#06161d'],
  indigo: ['#f4f0e2', '#f2b04e', '#94b6d2', '#5478a6', '#26427c', '#0a1130', '#070c22'],
  ash: ['#ffe8cf', '#e8553a', '#e2a58c', '#a06a66', '#6e4652', '#241a2c', '#170f1d'],
  moss: ['#fcefb8', '#ec7a3c', '#d3bf70', '#7d8a4e', '#3b5a3a', '#0e1f1b', '#081410'],
  brass: ['#fff4d6', '#c8371f', '#b95f2f', '#cf8a4c', '#e8b76c', '#f0dcae', '#3a1a14'],
  paper: ['#d4452b', '#b99770', '#a99272', '#e4cfa8', '#f4ead4', '#1d2236'],
  frost: ['#fff6e2', '#d4452b', '#456e80', '#7da3ae', '#9dbdc4', '#dbe6e4', '#10283a'],
};
