import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { space } = vars;

const shape = { background: vars.color['surface-3'], borderRadius: vars.radius.s } as const;

/** As tall as the bar that is not there. */
export const noBar = style({ blockSize: '76px' });

export const heading = style({ ...shape, inlineSize: '58%', blockSize: '40px' });

export const lines = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: vars.size.readMax,
  marginBlock: `${space[6.5]} ${space[8.5]}`,
});

export const line = style({ ...shape, blockSize: '16px' });

export const choiceShape = style({
  ...shape,
  maxInlineSize: vars.size.readMax,
  blockSize: '72px',
  marginBlockStart: space[3],
  borderRadius: '16px',
  background: vars.color['surface-2'],
});

export const members = style({ display: 'grid', gap: space[3.5] });

export const member = style({ display: 'flex', alignItems: 'center', gap: space[3.5] });

export const arch = style({ ...shape, inlineSize: '56px', blockSize: '68px', borderRadius: vars.radius.arch });

export const memberLine = style({ ...shape, inlineSize: '120px', blockSize: '16px' });
