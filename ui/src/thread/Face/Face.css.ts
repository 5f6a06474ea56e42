import { keyframes, style } from '@vanilla-extract/css';

import { arch } from '../../content/Arch/Arch.css';
import { vars } from '../../theme/vars.css';

const appearing = keyframes({ from: { opacity: 0 } });

/** Takes the room of one arch, whatever is shown in it. */
export const face = style({ position: 'relative', display: 'block', flex: 'none', maxInlineSize: '100%' });

export const over = style([
  arch,
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${appearing} ${vars.duration.slow} ${vars.easing.standard}`,
      },
    },
  },
]);

/** Loads a picture before it is shown. */
export const ahead = style({ display: 'none' });
