import type { PortraitMood } from '../../creation/model';
import type { StoryScene } from '../model';

/** What a mood is painted with. */
interface CoverPaint {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly disc: string;
  readonly land: string;
  readonly accent: string;
  /** Which ink a title is printed in. */
  readonly title: 'light' | 'dark';
}

/** The moods of the paint box: a sketch has the colours that the drawn cover gets. */
export const coverPaints: Readonly<Record<PortraitMood, CoverPaint>> = {
  lamp: { sky: ['#0d1530', '#3b2f48', '#c77b3c'], disc: '#ffd98f', land: '#0a1022', accent: '#f0a63c', title: 'light' },
  vermilion: {
    sky: ['#27101f', '#8a2b2a', '#ea7a4a'],
    disc: '#ffd9a8',
    land: '#1a0a16',
    accent: '#ffb35c',
    title: 'light',
  },
  verdigris: {
    sky: ['#08212c', '#1d5658', '#a3c6a2'],
    disc: '#f6ecd0',
    land: '#06161d',
    accent: '#f0b65a',
    title: 'light',
  },
  indigo: {
    sky: ['#0a1130', '#26427c', '#94b6d2'],
    disc: '#f4f0e2',
    land: '#070c22',
    accent: '#f2b04e',
    title: 'light',
  },
  ash: { sky: ['#241a2c', '#6e4652', '#e2a58c'], disc: '#ffe8cf', land: '#170f1d', accent: '#e8553a', title: 'light' },
  moss: { sky: ['#0e1f1b', '#3b5a3a', '#d3bf70'], disc: '#fcefb8', land: '#081410', accent: '#ec7a3c', title: 'light' },
  brass: { sky: ['#f0dcae', '#e8b76c', '#b95f2f'], disc: '#fff4d6', land: '#3a1a14', accent: '#c8371f', title: 'dark' },
  paper: { sky: ['#f4ead4', '#e4cfa8', '#b99770'], disc: '#d4452b', land: '#1d2236', accent: '#d4452b', title: 'dark' },
  frost: { sky: ['#dbe6e4', '#9dbdc4', '#456e80'], disc: '#fff6e2', land: '#10283a', accent: '#d4452b', title: 'dark' },
};

/** The outlines of a place in a field of 200 × 300: what is far, what is near, what is bright, and what is lit. */
interface ScenePaths {
  readonly far: string;
  readonly near: string;
  readonly bright?: string;
  readonly lit?: string;
}

export const scenePaths: Readonly<Record<StoryScene, ScenePaths>> = {
  hills: {
    far: 'M0 214 Q40 176 84 204 T160 190 T200 206 V300 H0Z',
    near: 'M0 256 Q56 214 112 250 T200 240 V300 H0Z',
    lit: 'M126 243 h5 v5 h-5Z',
  },
  sea: {
    far: 'M0 206 H200 V300 H0Z',
    near: 'M0 236 L18 228 L34 222 L36 160 H32 L35 146 H47 L50 160 H46 L48 222 L70 236 L96 258 H200 V300 H0Z',
    bright: 'M92 212 h44 v1.6 h-44Z M104 221 h60 v1.6 h-60Z M86 231 h34 v1.6 h-34Z',
    lit: 'M36 150 h10 v7 h-10Z',
  },
  city: {
    far: 'M0 210 V190 H20 V174 H34 V196 H52 V164 L60 152 L68 164 V190 H92 V178 H112 V198 H132 V160 H150 V186 H172 V170 H188 V194 H200 V300 H0Z',
    near: 'M0 300 V236 H26 V216 L38 204 L50 216 V242 H78 V222 H104 V246 H128 V212 L136 188 L144 212 V240 H172 V226 H200 V300Z',
    lit: 'M34 222 h5 v8 h-5Z M88 232 h5 v8 h-5Z M133 220 h5 v8 h-5Z M182 238 h5 v8 h-5Z M12 250 h5 v8 h-5Z',
  },
  forest: {
    far: 'M0 300 V222 L12 184 L24 222 L38 172 L52 222 L66 190 L78 222 L94 166 L110 222 L124 186 L138 222 L152 174 L166 222 L182 184 L200 222 V300Z',
    near: 'M0 300 V262 L22 196 L44 262 L66 214 L88 262 L100 276 L114 262 L138 204 L160 262 L178 222 L200 262 V300Z',
  },
  desert: {
    far: 'M0 222 Q60 186 110 216 T200 204 V300 H0Z',
    near: 'M0 270 Q30 236 96 262 Q150 282 200 232 V300 H0Z',
    bright: 'M96 262 Q150 282 200 232 Q160 288 96 262Z',
  },
  snow: {
    far: 'M0 226 L44 158 L74 200 L112 136 L156 206 L178 180 L200 212 V300 H0Z',
    near: 'M0 266 L50 240 L98 262 L150 234 L200 258 V300 H0Z',
    bright: 'M112 136 L96 163 L106 170 L113 160 L122 172 L128 162Z M44 158 L33 175 L42 178 L48 172 L54 178 L57 176Z',
  },
  river: {
    far: 'M0 212 Q44 186 92 206 Q132 182 200 200 V300 H0Z',
    near: 'M0 238 Q44 222 88 236 L70 262 L96 300 H0Z M200 228 Q150 220 112 236 L136 262 L124 300 H200Z',
    bright: 'M90 222 h20 L128 262 L118 300 H102 L80 262Z',
  },
  observatory: {
    far: 'M0 232 Q70 196 128 218 T200 214 V300 H0Z',
    near: 'M0 272 Q60 232 92 236 V206 H96 A26 26 0 0 1 148 206 H152 V236 Q180 240 200 262 V300 H0Z',
    bright: 'M118 182 L138 156 L144 160 L126 184Z',
    lit: 'M104 216 h7 v10 h-7Z M133 216 h7 v10 h-7Z',
  },
};
