import { style } from '@vanilla-extract/css';

import { headingFace } from '../../theme/art-styles';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[3],
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
});

export const panelTitle = style({ ...text('title'), ...headingFace, margin: 0, fontSize: '1.25rem' });

export const lead = style({ ...text('small'), margin: 0, color: color['text-2'], textWrap: 'pretty' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2.5] });

export const whole = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'stretch',
  gap: space[3],
  minInlineSize: 0,
});

export const endings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: space[2.5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const ending = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[2.5],
  color: color['text-3'],
  selectors: { '&[data-reached]': { color: color['primary-text'] } },
});

export const endingWords = style({ display: 'grid', minInlineSize: 0 });

export const endingName = style({
  ...text('label'),
  color: color.text,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});

export const endingFact = style({ ...text('small'), color: color['text-2'] });
