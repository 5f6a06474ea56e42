import { globalStyle } from '@vanilla-extract/css';

import { media } from './breakpoints';
import { noticeSize } from './notice-size';
import { vars } from './vars.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  accentColor: vars.color.primary,
  background: vars.color.bg,
  // What takes the focus is not left under a notice.
  scrollPaddingBlockEnd: noticeSize,
});

globalStyle('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.ui,
  fontSize: '1rem',
  fontWeight: vars.weight.body,
  lineHeight: vars.line.body,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
});

globalStyle('h1, h2, h3, h4, p, figure, blockquote, ul, ol, dl, dd, fieldset', { margin: 0 });
globalStyle('ul, ol, fieldset', { padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 0 });
globalStyle('h1, h2, h3, h4', { textWrap: 'balance', fontWeight: 'inherit', fontSize: 'inherit' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('img, svg, video', { maxInlineSize: '100%' });
globalStyle('img', { display: 'block', blockSize: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });

globalStyle(':focus-visible', {
  outline: `${vars.focusWidth} solid ${vars.color.focus}`,
  outlineOffset: vars.focusOffset,
});
globalStyle(':focus:not(:focus-visible)', { outline: 'none' });

globalStyle('::selection', { background: vars.color.primary, color: vars.color['on-primary'] });

// Pages cross-fade; what grows into its place names itself.
globalStyle('::view-transition-old(root), ::view-transition-new(root)', { animationDuration: vars.duration.quick });

// Nothing is named, so that nothing is captured: pages change at once.
globalStyle('*', { '@media': { [media.reducedMotion]: { viewTransitionName: 'none !important' } } });
