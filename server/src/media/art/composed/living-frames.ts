import { completeParts } from './complete-parts.ts';
import { composedPortrait } from './composed-portrait.ts';
import { type ExpressionName, EXPRESSIONS, type FaceChange, type Parts } from './parts.ts';

export interface LivingFrame {
  drawing: string;
  /** How long it is seen, in milliseconds. */
  ms: number;
}

const OPEN: FaceChange = {};
const CLOSED: FaceChange = { eyes: EXPRESSIONS.asleep.eyes };
const SMILE: FaceChange = { mouth: EXPRESSIONS.glad.mouth };

/** What interrupts the look between two blinks: a face that is sad, stern or in doubt does not smile. */
const GESTURES: Readonly<Record<ExpressionName, FaceChange>> = {
  calm: SMILE,
  glad: { mouth: EXPRESSIONS.wry.mouth },
  wry: SMILE,
  doubtful: CLOSED,
  sad: CLOSED,
  stern: CLOSED,
  laughing: { mouth: EXPRESSIONS.wry.mouth },
  asleep: SMILE,
  wink: SMILE,
};

const BLINK_MS = 140;
const SMILE_MS = 1_700;
/** The looks before the blink, after it and after the smile; they add up to a slow breath, and no two are alike. */
const LOOKS_MS = [2_600, 1_900, 1_300] as const;

/** The five frames in which a portrait blinks and smiles: open, closed, open, smile, open. The same parts give the same. */
export function livingFrames(given: Parts): LivingFrame[] {
  const gesture = GESTURES[completeParts(given).expression];
  const frame = (moment: FaceChange, ms: number): LivingFrame => ({
    drawing: composedPortrait(given, 'none', moment),
    ms,
  });
  const [first, second, third] = LOOKS_MS;
  return [
    frame(OPEN, first),
    frame(CLOSED, BLINK_MS),
    frame(OPEN, second),
    frame(gesture, gesture === CLOSED ? BLINK_MS : SMILE_MS),
    frame(OPEN, third),
  ];
}
