import { useId } from 'react';

import { fixed, themed } from '../../theme/vars.css';
import { drawing, shelf, stage } from './GiftScene.css';

const { color } = themed;

/** The flame of the house, on the wax of the envelope. */
const flame =
  'M0-9.6c3.4 3.5 4.5 5.7 4.5 8.1a4.5 4.5 0 0 1-9 0c0-1.7.7-2.9 1.7-4 .3 1.3.8 1.9 1.5 2.3-.4-2.5.1-4.5 1.3-6.4z';

interface GiftSceneProps {
  /** Whether the letter is out, with a coin on it. */
  readonly opened: boolean;
}

/** An envelope on a shelf: sealed with wax, or open with its letter. */
export function GiftScene({ opened }: GiftSceneProps) {
  const ids = useId();
  const glow = `${ids}-glow`;
  const face = `${ids}-face`;
  return (
    <div className={stage} aria-hidden="true">
      <svg viewBox="0 0 224 216" className={drawing}>
        <defs>
          <radialGradient id={glow}>
            <stop stopColor={color.primary} stopOpacity=".34" />
            <stop offset="1" stopColor={color.primary} stopOpacity="0" />
          </radialGradient>
          <linearGradient id={face} x1=".2" y1="0" x2=".8" y2="1">
            <stop stopColor={fixed.coin.light} />
            <stop offset=".55" stopColor={fixed.coin.mid} />
            <stop offset="1" stopColor={fixed.coin.dark} />
          </linearGradient>
        </defs>
        <circle cx="112" cy="112" r="112" fill={`url(#${glow})`} />
        {opened ? <Opened face={face} /> : <Sealed />}
      </svg>
      <div className={shelf} />
    </div>
  );
}

const edge = { stroke: color.brass, strokeWidth: 2, strokeLinejoin: 'round' } as const;

function Sealed() {
  return (
    <>
      <path d="M22 84q0-8 8-8h164q8 0 8 8v132H22z" fill={color['surface-3']} {...edge} />
      <path d="M24 214l72-62M200 214l-72-62" fill="none" {...edge} strokeOpacity=".7" />
      <path d="M24 80q2-4 6-4h164q4 0 6 4l-80 74q-8 7-16 0z" fill={color['surface-1']} {...edge} />
      <g transform="translate(112 150)">
        <path fill={color.seal} d="M-1-23c9-2 19 3 22 12 4 11 1 25-9 30-11 6-27 4-33-6-5-10-3-25 6-31 4-3 9-4 14-5z" />
        <circle r="15.5" fill="none" stroke={color['on-seal']} strokeOpacity=".45" strokeWidth="1.5" />
        <path fill={color['on-seal']} d={flame} />
        <path d="M-7 8.6H7" stroke={color['on-seal']} strokeWidth="2" strokeLinecap="round" />
      </g>
    </>
  );
}

function Opened({ face }: { readonly face: string }) {
  return (
    <>
      <path d="M22 116l82-66q8-6 16 0l82 66v100H22z" fill={color['surface-1']} {...edge} />
      <path
        d="M42 34q0-6 6-6h128q6 0 6 6v150H42z"
        fill={color.bubble}
        stroke={color['line-strong']}
        strokeWidth="1.5"
      />
      <g transform="translate(112 76)">
        <circle r="30" fill={`url(#${face})`} />
        <circle r="23" fill="none" stroke={fixed.coin.engraving} strokeWidth="2.2" />
        <path fill={fixed.coin.engraving} transform="scale(1.7)" d={flame} />
        <path d="M-9 14.5H9" stroke={fixed.coin.engraving} strokeWidth="3" strokeLinecap="round" />
      </g>
      <path d="M60 122h104M60 134h84" stroke={color['line-strong']} strokeWidth="2" strokeLinecap="round" />
      <path d="M22 116l76 58q14 10 28 0l76-58v100H22z" fill={color['surface-3']} {...edge} />
      <path d="M24 214l68-44M200 214l-68-44" fill="none" {...edge} strokeOpacity=".7" />
    </>
  );
}
