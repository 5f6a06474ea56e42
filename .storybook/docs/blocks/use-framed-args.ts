import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';

interface ChangedArgs {
  readonly storyId: string;
  readonly args: Readonly<Record<string, unknown>>;
}

interface Channel {
  emit(event: string, value: object): void;
}

/** Storybook in the window of a story; `undefined` until it has begun there. */
const channelIn = (frame: Element | null): Channel | undefined =>
  frame instanceof HTMLIFrameElement ? Object(frame.contentWindow)['__STORYBOOK_ADDONS_CHANNEL__'] : undefined;

/** Lets a story in a window of its own follow its controls: Storybook itself tells only stories within the page. */
export function useFramedArgs({ channel }: DocsContextProps, names: readonly string[]): void {
  useEffect(() => {
    const pass = ({ storyId, args }: ChangedArgs) => {
      const updatedArgs = Object.fromEntries(names.map((name) => [name, args[name]]));
      channelIn(document.querySelector(`#iframe--${storyId}`))?.emit('updateStoryArgs', { storyId, updatedArgs });
    };
    channel.on('storyArgsUpdated', pass);
    return () => channel.off('storyArgsUpdated', pass);
  }, [channel, names]);
}
