import type { StyleRule } from '@vanilla-extract/css';

import { tokens, type TextStyle, type TypeStep } from './tokens';
import { vars } from './vars.css';

/**
 * The declarations of one step of the type scale, to spread into a `style()`.
 * Families, display weight and tracking come from the language, sizes from the tokens.
 */
export function text(name: TextStyle): StyleRule {
  const step: TypeStep = tokens.type[name];
  const isDisplay = step.family === 'display';
  return {
    fontFamily: vars.font[step.family],
    fontSize: step.size,
    fontWeight: isDisplay ? vars.weight.display : step.weight,
    ...(isDisplay && { letterSpacing: vars.tracking }),
    lineHeight: step.family === 'ui' ? step.line : vars.line[step.family],
  };
}
