/** Turns of a conversation for which a character may have words of its own, whatever it is about. */
export const OCCASIONS = [
  'hello',
  'wellbeing',
  'identity',
  'wish',
  'fear',
  'sad',
  'praise',
  'advice',
  'love',
  'thanks',
  'farewell',
] as const;
export type Occasion = (typeof OCCASIONS)[number];
