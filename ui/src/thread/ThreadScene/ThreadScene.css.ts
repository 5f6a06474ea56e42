import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const page = (percent: number) => `color-mix(in srgb, ${vars.color.bg} ${percent}%, transparent)`;

/** 600 px behind the thread, of phones only, and only where traffic is not being saved. */
export const scene = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  blockSize: 'min(600px, 100%)',
  overflow: 'hidden',
  isolation: 'isolate',
  pointerEvents: 'none',
  // What stands on it keeps 4.5:1, whatever the picture has below it.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to bottom, ${page(95)} 0, ${page(80)} 12%, ${page(76)} 46%, ${page(88)} 74%, ${vars.color.bg} 100%)`,
  },
  // `html[data-saving]` says that the browser asks for little traffic: what is not displayed is not fetched.
  '@media': {
    [media.phone]: { selectors: { 'html:not([data-saving]) &': { display: 'block' } } },
    '(prefers-reduced-data: reduce)': { display: 'none' },
    print: { display: 'none' },
  },
});

/** A portrait in the place of a scene: the head in the upper third. */
export const portrait = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 20%',
  color: 'transparent',
});
