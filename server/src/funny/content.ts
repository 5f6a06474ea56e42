import { z } from 'zod';
import { CharacterTemperament, FunnyInheritance, FunnyLine, Locale, PortraitParts } from '../contract/validators.ts';

const Reasons = z.object({ tags: z.array(z.string()), temperaments: z.array(CharacterTemperament) });

export const FunnyContent = z.object({
  language: Locale,
  title: z.string(),
  text: z.string(),
  line: z.string(),
  lines: z.array(FunnyLine),
  characterIds: z.array(z.string()),
  storyId: z.string().nullable(),
  picture: PortraitParts.nullable(),
  inherited: z.array(FunnyInheritance),
  reasons: Reasons.nullable(),
  choices: z.array(z.number()),
  /** Such as `2026-11-21`, in UTC. */
  day: z.string().nullable(),
  crisis: z.boolean(),
});
export type FunnyContent = z.output<typeof FunnyContent>;

export type Prose = Partial<Pick<FunnyContent, 'title' | 'text' | 'lines'>> & { language?: Locale };

const BLANK: Omit<FunnyContent, 'language'> = {
  title: '',
  text: '',
  line: '',
  lines: [],
  characterIds: [],
  storyId: null,
  picture: null,
  inherited: [],
  reasons: null,
  choices: [],
  day: null,
  crisis: false,
};

export function contentOf(language: Locale, parts: Partial<FunnyContent>): FunnyContent {
  return { ...BLANK, language, ...parts };
}
