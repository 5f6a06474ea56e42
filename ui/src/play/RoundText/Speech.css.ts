import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const said = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  marginBlock: space[5.5],
  transition: `opacity ${vars.duration.quick}`,
  selectors: { '&[data-to-come]': { opacity: 0 }, '&[data-goes-on]': { marginBlockStart: `-${space[2.5]}` } },
});

globalStyle(`${said} > img`, { border: `2px solid ${color.line}` });

export const initial = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '58px',
  blockSize: '71px',
  border: `2px solid ${color.line}`,
  borderRadius: vars.radius.arch,
  background: color['surface-2'],
  color: color['primary-text'],
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: weight.strong,
});

// A speaker who continues is not introduced again.
globalStyle(`${said}[data-goes-on] > :first-child`, { blockSize: 0, visibility: 'hidden' });

export const saidWords = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: space[0.5],
  lineHeight: 1.5,
});

// Speech stands in italics where there are any, and elsewhere a little quieter.
globalStyle(`${saidWords} > [data-all-spoken]:is(:lang(en), :lang(es), :lang(pt), :lang(tr), :lang(fr), :lang(de))`, {
  fontSize: '1.05em',
  fontStyle: 'italic',
});
globalStyle(`${saidWords} > [data-all-spoken]:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko))`, {
  color: color['text-2'],
});

globalStyle(`${saidWords} > p + p`, { marginBlockStart: '.5em' });

export const speakerName = style({
  marginBlockEnd: space[1.5],
  color: color['primary-text'],
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontStyle: 'normal',
  fontWeight: weight.action,
  lineHeight: 1.15,
});
