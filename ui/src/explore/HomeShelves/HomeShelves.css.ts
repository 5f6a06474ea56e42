import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

const { space } = vars;

/** The rows stand where they will stand with their headings. */
export const pending = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[22],
  marginBlockStart: space[22],
});
