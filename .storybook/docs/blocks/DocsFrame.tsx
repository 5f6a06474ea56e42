import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { initialGlobals, readGlobals, type StoryGlobals } from '../../globals';
import { sourceLocale } from '../../messages';
import { useSetting, World } from '../../world';
import { bookTheme } from '../book-theme';
import { ToolbarContext } from './toolbar-context';
import './docs.css';

const globalsOf = (event: unknown): StoryGlobals => readGlobals(Object(Object(event).globals));

function useGlobalsOfToolbar(): StoryGlobals {
  const channel = addons.getChannel();
  const [globals, setGlobals] = useState<StoryGlobals>(() => {
    const last: unknown = channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0];
    return last === undefined ? initialGlobals : globalsOf(last);
  });
  useEffect(() => {
    const update = (event: unknown) => setGlobals(globalsOf(event));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobalsOfToolbar();
  const { brand, theme } = globals;
  useSetting({ locale: sourceLocale, brand, theme });
  return (
    <DocsContainer {...rest} theme={bookTheme(brand, theme)}>
      <ToolbarContext value={globals}>
        <World locale={sourceLocale}>{children}</World>
      </ToolbarContext>
    </DocsContainer>
  );
}
