import { FormattedMessage } from 'react-intl';

import { Lantern } from '../../primitives/Lantern/Lantern';
import { MarkdownText } from '../MarkdownText/MarkdownText';
import { waiting } from './Message.css';

interface MessageWordsProps {
  readonly text: string;
  readonly isGrowing: boolean;
}

/** What a message says; a sign in its place while no word of a reply has come. */
export function MessageWords({ text, isGrowing }: MessageWordsProps) {
  if (text !== '' || !isGrowing) return <MarkdownText text={text} isGrowing={isGrowing} />;
  return (
    <span className={waiting}>
      <Lantern />
      <FormattedMessage
        id="chat.message.thinking"
        defaultMessage="Writing"
        description="In a reply of which no word has come yet"
      />
    </span>
  );
}
