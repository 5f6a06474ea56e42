import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { ApiError } from '@fabula/sdk';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import MockDate from 'mockdate';
import { configure, resetAllMocks, spyOn } from 'storybook/test';

import '@fontsource-variable/noto-sans-kr';
import '@fontsource-variable/noto-sans-jp';
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-serif-kr';
import '@fontsource-variable/noto-serif-jp';
import '@fontsource-variable/noto-serif-sc';

import '../ui/src/theme/fonts.css';
import '../ui/src/theme/global.css';
import '../ui/src/theme/language.css';
import '../ui/src/theme/themes.css';
import './browser-visibility';
import { complain, forgetComplaints, takeComplaints } from './complaints';
import { ComponentPage, Frame } from './docs/late-docs';
import { annotateStories } from './factories/annotate-stories';
import { globalTypes, handlersOf, initialGlobals, readGlobals } from './globals';
import { startOwnChannels } from './own-channels';
import { callsSettled, strictNetwork, watchCalls } from './strict-network';
import { storyEnded } from './story-end';
import { viewports } from './viewports';
import { withWorld } from './world';

/** When every story happens: a winter evening, so that "new", "today" and greetings read the same in every picture. */
const storyTime = '2026-01-15T20:30:00Z';

const plain = (value: unknown): string => (value instanceof Error ? value.message : String(value));

/**
 * Whether React or the router reports an answer that a page threw to its error boundary: React built for production says
 * nothing but the answer. They do when the answer arrives after the page was first rendered, and do not when it arrives
 * before: both show the same page.
 */
const isThrownAnswer = (parts: readonly unknown[]): boolean =>
  parts.some((part) => part instanceof ApiError) &&
  (parts.length === 1 ||
    parts.some((part) => typeof part === 'string' && /error boundary|React Router caught/.test(part)));

/** How long a story waits for what it looks for, in milliseconds: the first page of a run is still being loaded then. */
const patience = 40_000;

// A failed query says what was asked for, not how the whole page looked.
configure({ asyncUtilTimeout: patience, getElementError: (message) => new Error(message ?? 'No such element') });

/** What a view calls is called, not typed in. */
const withoutCallbackControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [name, /^on[A-Z]/.test(name) ? { ...type, control: false } : type]),
  );

/** Strict: an unanswered call, a faulty message, an error on the console or an axe violation fails the story. */
const preview = definePreview({
  addons: [addonDocs(), addonA11y(), strictNetwork],
  initialGlobals,
  globalTypes,
  parameters: {
    // The guards around an open popup hand focus on at once: focus never rests on them.
    a11y: { test: 'error', context: { exclude: ['[data-base-ui-focus-guard]'] } },
    viewport: { options: viewports },
    // A play that fails says so in its panel; what it was to play stays on the page.
    throwPlayFunctionExceptions: false,
    docs: { container: Frame, page: ComponentPage, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Elevation', 'Motion', 'Icons', 'Art', 'Voice'],
          'Patterns',
          ['Popups', 'Toasts', 'Empty and error states', 'Money', 'Streaming text', 'Right to left'],
          'Primitives',
          ['*', ['Playground', '*']],
          'Shell',
          'Popups',
          'Toasts',
          'States',
          'Sign-in',
          'Account',
          'Explore',
          'Shop',
          '*',
          'Pages',
        ],
      },
    },
  },
  tags: ['autodocs'],
  argTypes: { ref: { table: { disable: true } } },
  argTypesEnhancers: [withoutCallbackControls],
  decorators: [withWorld],
  beforeEach({ globals, msw }) {
    resetAllMocks();
    forgetComplaints();
    startOwnChannels();
    MockDate.set(storyTime);
    localStorage.clear();
    sessionStorage.clear();
    // A page of the story before may have announced its account here.
    document.documentElement.dataset['session'] = 'guest';
    msw.use(...handlersOf(readGlobals(globals)));
    const unwatchCalls = watchCalls();
    const errors = spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      if (!isThrownAnswer(parts)) complain(`console.error: ${parts.map(plain).join(' ')}`);
    });
    return () => {
      unwatchCalls();
      errors.mockRestore();
      MockDate.reset();
    };
  },
  async afterEach({ id, globals, storyGlobals, tags, parameters }) {
    await callsSettled();
    await storyEnded({ id, globals, storyGlobals, tags, parameters }, takeComplaints());
  },
});

annotateStories(preview);

export default preview;
