import { PortraitExpression } from '../../contract/validators.ts';

export type Mood = PortraitExpression;

/** Emotions for a mood, best first: itself, GoEmotions labels (Demszky et al. 2020), and common names. */
const EMOTIONS_OF_MOODS: Readonly<Record<Mood, string>> = {
  calm: 'calm neutral relief relaxed serene peaceful normal approval caring',
  glad: 'glad joy happy happiness smile smiling gratitude grateful excitement excited love loving admiration optimism desire',
  wry: 'wry smirk smirking smug mischievous teasing pride proud',
  doubtful:
    'doubtful doubt confusion confused curiosity curious thinking thoughtful skeptical surprise surprised realization nervousness nervous worried embarrassment embarrassed fear scared',
  sad: 'sad sadness grief crying cry tears disappointment disappointed remorse hurt',
  stern: 'stern anger angry mad annoyance annoyed disapproval disgust disgusted serious',
  laughing: 'laughing laugh amusement amused laughter',
  asleep: 'asleep sleeping sleep sleepy tired',
  wink: 'wink winking playful flirty flirting',
};

export const MOODS: readonly Mood[] = PortraitExpression.options;

/** `Joy_2.png` is `joy`. */
function plain(emotion: string): string {
  return emotion
    .toLowerCase()
    .replace(/\.(?:png|jpe?g|webp|gif|avif)$/, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

export function emotionFor(mood: Mood, emotions: readonly string[]): string | undefined {
  const plainOnes = emotions.map(plain);
  for (const wanted of EMOTIONS_OF_MOODS[mood].split(' ')) {
    const index = plainOnes.indexOf(wanted);
    if (index >= 0) return emotions[index];
  }
  return undefined;
}
