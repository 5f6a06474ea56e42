import type { FrameId } from '@fabula/sdk/types';
import type { MouseEvent } from 'react';

import type { IconName } from '../primitives/Icon/icons';
import type { Brand, ThemeName } from '../theme/palettes';

/** A place the shell leads to: one entry of the sidebar or of the bottom bar. */
export interface NavEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
  readonly current: boolean;
}

export interface LanguageChoice {
  readonly value: string;
  readonly label: string;
}

/** Who reads: a guest, or a registered account as the header shows it. */
export type Account =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'registered';
      readonly name: string;
      readonly motto: string;
      /** The balance; `undefined` until it is known. */
      readonly points: number | undefined;
      /** The address of a square picture; `undefined` shows a plain figure. */
      readonly avatar: string | undefined;
      /** The frame that is worn around it. */
      readonly frame?: FrameId | undefined;
      readonly profileHref: string;
      /** Undefined in a place without points. */
      readonly pricesHref: string | undefined;
      /** The operators' desk, for operators. */
      readonly deskHref?: string | undefined;
    };

/** Where signing in happens. `onClick` lets the pages open the popup in the reader's place; the address works without it. */
export interface SignInWay {
  readonly href: string;
  /** Points that a new account gets, once. */
  readonly gift?: number | undefined;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Today's reward of a registered account; `undefined` where nothing is known of it. */
export type RewardState = 'waiting' | 'claimed';

export interface FootLinks {
  readonly about: string;
  readonly blog: string;
  readonly whitePaper: string;
  /** The public log. */
  readonly log: string;
  /** Proposals that people vote on. */
  readonly community: string;
  readonly terms: string;
  /** The orders, each of which can be withdrawn from while its period runs; undefined where nothing is sold. */
  readonly withdrawal: string | undefined;
}

export interface BrandValue {
  readonly id: Brand;
  readonly name: string;
}

/** Night and day, and how the reader changes them. */
export interface ThemeChoice {
  readonly theme: ThemeName;
  readonly onThemeChange: (theme: ThemeName) => void;
}

export interface LanguagePick {
  readonly languages: readonly LanguageChoice[];
  readonly language: string;
  readonly onLanguageChange: (value: string) => void;
}
