import { fn } from 'storybook/test';

import type { Account, NavEntry } from './model';
import type { ShellProps } from './Shell/Shell';

/** Screens of the shell's stories: what the bars do depends on the width. */
export const onDesktop = { viewport: { value: 'desktop', isRotated: false } } as const;
export const onTablet = { viewport: { value: 'tablet', isRotated: false } } as const;
export const onPhone = { viewport: { value: 'phone', isRotated: false } } as const;

export const scrollBar = 16;

const icons = ['explore', 'createCharacter', 'createStory', 'coins', 'profile'] as const;
const paths = ['character-story-hub', 'gen-character/create-own-character', 'gen-story', 'prices', 'user-profile'];

const entriesOf = (labels: readonly [string, string, string, string, string]): NavEntry[] =>
  icons.map((icon, index) => ({
    id: icon,
    icon,
    label: labels[index] ?? '',
    href: `/en-US/${paths[index]}`,
    current: index === 0,
  }));

export const entries = entriesOf(['Explore', 'Create Character', 'Create Story', 'Payments', 'User Profile']);

export const arabicEntries = entriesOf(['استكشف', 'أنشئ شخصية', 'أنشئ قصة', 'المدفوعات', 'الملف الشخصي']);

export const longEntries = entriesOf([
  'Entdecken und weiterlesen',
  'Eine eigene Figur erschaffen',
  'Eine eigene Geschichte erschaffen',
  'Mitgliedschaft und Zahlungen',
  'Benutzerprofil bearbeiten',
]);

export const languages = [
  { value: 'en-US', label: 'English' },
  { value: 'zh-CN', label: '简体中文' },
  { value: 'es-ES', label: 'Español' },
  { value: 'ar-SA', label: 'العربية' },
  { value: 'pt-PT', label: 'Português' },
  { value: 'tr-TR', label: 'Türkçe' },
] as const;

export const registered = {
  kind: 'registered',
  name: 'Ada Farrow',
  motto: 'One more page before bed',
  points: 1260,
  avatar: '/art/1/avatars/suyin-256.webp',
  profileHref: '/en-US/user-profile',
  pricesHref: '/en-US/prices',
} as const satisfies Account;

export const guestShell = {
  frame: 'full',
  brand: { id: 'fabula', name: 'Fabula' },
  homeHref: '/en-US/character-story-hub',
  entries,
  bottomEntries: entries.slice(0, 3),
  footLinks: {
    about: '/en-US/about-us',
    blog: '/en-US/blog',
    whitePaper: '/en-US/white-paper',
    log: '/en-US/logger-search',
    community: '/en-US/dao-community',
    terms: '/en-US/terms-privacy',
    withdrawal: '/en-US/orders',
  },
  account: { kind: 'guest' },
  signIn: { href: '/en-US/registerlogin', gift: 80, onClick: fn() },
  onLogOut: fn(),
  railed: false,
  onRailToggle: fn(),
  pendingBar: null,
  offline: false,
  languages,
  language: 'en-US',
  onLanguageChange: fn(),
  theme: 'night',
  onThemeChange: fn(),
} as const satisfies Omit<ShellProps, 'children'>;
