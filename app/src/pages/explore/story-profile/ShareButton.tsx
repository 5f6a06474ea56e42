import { FormattedMessage } from 'react-intl';

import { Button } from '@fabula/ui';
import { storyLinkCopied, storyLinkFailed } from '@fabula/ui/story-page';

import { handOn } from '../../../browser/hand-on';
import { useApp } from '../../../context/use-app';

interface ShareButtonProps {
  readonly href: string;
  readonly title: string;
}

export function ShareButton({ href, title }: ShareButtonProps) {
  const { publicUrl, toasts } = useApp();
  const share = async () => {
    const outcome = await handOn({ url: publicUrl + href, title });
    if (outcome !== null) toasts.show(outcome === 'copied' ? storyLinkCopied() : storyLinkFailed());
  };
  return (
    <Button tone="quiet" size="large" onClick={() => void share()}>
      <FormattedMessage
        id="storyPage.share"
        defaultMessage="Share the story"
        description="Button that passes on the address of a story’s page"
      />
    </Button>
  );
}
