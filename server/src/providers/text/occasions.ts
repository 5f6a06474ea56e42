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
