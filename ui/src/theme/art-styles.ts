import type { StyleRule } from '@vanilla-extract/css';

import { vars } from './vars.css';

export const ink = `rgb(from ${vars.onArt.plate} r g b / 1)`;

/** A colour let through by so many percent. */
export const sheer = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** Fraunces for headings: soft, without its swashes. */
export const headingFace = { fontVariationSettings: "'SOFT' 40, 'WONK' 0", textWrap: 'balance' } satisfies StyleRule;

/** Fraunces for titles of heroes and covers: its lively cut. */
export const titleFace = { fontVariationSettings: "'SOFT' 50, 'WONK' 1", textWrap: 'balance' } satisfies StyleRule;

/**
 * Breaks a word only where it is longer than the line. Lines of equal length would break others as well: Chromium balances
 * them without regard to words that may be broken.
 */
export const wholeWords = { overflowWrap: 'anywhere', textWrap: 'pretty' } satisfies StyleRule;

/** A text with a direction of its own stays on the side of those around it. */
export const ownDirection = { textAlign: ['-webkit-match-parent', 'match-parent'] } satisfies StyleRule;

/** Cuts a text after so many lines. */
export const lines = (count: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
});

/** The focus mark of a picture inside a focused link: readable on any art. */
export const artFocus: StyleRule = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '3px',
  boxShadow: vars.focusRing,
};
