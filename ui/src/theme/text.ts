import type { StyleRule } from '@vanilla-extract/css';

import tokens from './tokens.json';
import { vars } from './vars.css';

/** The names of the type scale (tokens.md, "Type"). */
export type TextStyle = keyof typeof tokens.type;

const lineOf = { display: vars.line.display, story: vars.line.story, ui: vars.line.body } as const;

/**
 * The declarations of one step of the type scale, to spread into a `style()`.
 * Families, display weight and tracking come from the language, sizes from the tokens.
 */
export function text(name: TextStyle): StyleRule {
  const { size, line, weight, family } = tokens.type[name];
  const isDisplay = family === 'display';
  const face = family as keyof typeof lineOf;
  return {
    fontFamily: vars.font[face],
    fontSize: size,
    fontWeight: isDisplay ? vars.weight.display : weight,
    letterSpacing: isDisplay ? vars.tracking : undefined,
    lineHeight: isDisplay || face === 'story' ? lineOf[face] : line,
  };
}
