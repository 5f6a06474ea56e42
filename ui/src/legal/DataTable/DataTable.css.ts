import { globalStyle, style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const table = style({ ...text('body'), inlineSize: '100%', borderCollapse: 'collapse' });

globalStyle(`${table} th, ${table} td`, {
  inlineSize: '50%',
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, { color: color['text-2'], fontWeight: weight.strong });
globalStyle(`${table} tbody th`, { fontWeight: weight.body });
globalStyle(`${table} ul`, { listStyle: 'none', paddingInlineStart: 0 });
