import { style } from '@vanilla-extract/css';

/** The rows stand where they will stand with their headings. */
export const pending = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '88px',
  marginBlockStart: '88px',
});
