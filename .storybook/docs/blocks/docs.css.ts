import { globalStyle, style } from '@vanilla-extract/css';

import { headingFace } from '../../../ui/src/theme/art-styles';
import { text } from '../../../ui/src/theme/text';
import { vars } from '../../../ui/src/theme/vars.css';

const { color, space, radius } = vars;

/** Words of the documents, not those of a story within one. */
const outsideStories = ':not(.sb-story *, .sb-unstyled *)';

globalStyle('#storybook-docs .sbdocs-wrapper', { background: color.bg, paddingBlock: space[14] });
globalStyle('#storybook-docs .sbdocs-content', { maxInlineSize: '1080px' });
globalStyle(`#storybook-docs :is(h1, h2, h3)${outsideStories}`, { ...headingFace, color: color.text, border: 0 });
globalStyle(`#storybook-docs h1${outsideStories}`, { ...text('display-l'), ...headingFace });
globalStyle(`#storybook-docs h2${outsideStories}`, {
  ...text('display-m'),
  ...headingFace,
  marginBlock: `${space[12]} ${space[4]}`,
  paddingBlockEnd: 0,
});
globalStyle(`#storybook-docs h3${outsideStories}`, {
  ...text('title'),
  ...headingFace,
  marginBlock: `${space[8]} ${space[3]}`,
});
globalStyle(`#storybook-docs :is(p, li)${outsideStories}`, { ...text('body'), maxInlineSize: vars.size.readMax });
globalStyle(`#storybook-docs ol${outsideStories}`, { listStyle: 'decimal' });
globalStyle(`#storybook-docs li + li${outsideStories}`, { marginBlockStart: space[2] });
globalStyle('#storybook-docs iframe', { background: color.bg, colorScheme: 'normal' });
globalStyle('#storybook-docs kbd', {
  ...text('micro'),
  padding: `${space[0.5]} ${space[1.5]}`,
  borderRadius: radius.xs,
  border: `1px solid ${color['line-strong']}`,
});

export const lead = style({ marginBlockEnd: space[6] });
globalStyle(`#storybook-docs ${lead} p`, { ...text('chat'), color: color['text-2'] });

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: space[4],
  marginBlock: space[6],
});

export const advicePart = style({
  padding: space[5],
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  borderBlockStartWidth: '4px',
  background: color['surface-1'],
  selectors: {
    '&[data-part="use"]': { borderBlockStartColor: color.success },
    '&[data-part="avoid"]': { borderBlockStartColor: color.danger },
    '&[data-part="accessibility"]': { borderBlockStartColor: color.focus },
  },
});
globalStyle(`#storybook-docs ${advicePart} h3`, { marginBlock: `0 ${space[2]}` });

export const sourceLink = style({ ...text('small'), fontFamily: 'ui-monospace, monospace' });

export const gallery = style([
  'sb-unstyled',
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: space[4],
    marginBlock: space[4],
  },
]);

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  background: color['surface-1'],
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: color['line-strong'] } },
});
globalStyle(`#storybook-docs ${card}`, { color: color.text, textDecoration: 'none' });

export const cardPicture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  objectPosition: 'top',
  borderBlockEnd: `1px solid ${color.line}`,
  background: color['bg-sunk'],
});

export const cardText = style({ ...text('small'), display: 'grid', gap: space[1], padding: space[4] });
export const cardName = style({ ...text('label') });
export const note = style({ ...text('micro'), color: color['text-3'] });

export const filterRow = style([
  'sb-unstyled',
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBlock: space[4],
  },
]);

export const filter = style({
  ...text('label'),
  minBlockSize: '36px',
  paddingInline: space[4],
  borderRadius: radius.pill,
  border: `1px solid ${color['line-strong']}`,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: color['primary-soft'],
      borderColor: color['primary-text'],
      color: color['primary-text'],
    },
  },
});
