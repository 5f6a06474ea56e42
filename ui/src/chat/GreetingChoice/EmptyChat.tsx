import { FormattedMessage } from 'react-intl';

import { Arch } from '../../content/Arch/Arch';
import type { ChatCharacterValue } from '../../thread/model';
import { GreetingChoice, type GreetingChoiceProps } from './GreetingChoice';
import { empty, tagline as taglineStyle, title } from './GreetingChoice.css';

export interface EmptyChatProps extends GreetingChoiceProps {
  readonly character: ChatCharacterValue;
  readonly tagline: string;
}

/** Before the first word: who is here, and how it can begin. */
export function EmptyChat({ character, tagline, greetings, onBegin }: EmptyChatProps) {
  return (
    <div className={empty}>
      <Arch picture={character.portrait} alt="" width={132} />
      <h2 className={title}>
        <FormattedMessage
          id="chat.empty.title"
          defaultMessage="{name} is here"
          description="Over a conversation that has not begun"
          values={{ name: <bdi>{character.name}</bdi> }}
        />
      </h2>
      <p dir="auto" className={taglineStyle}>
        {tagline}
      </p>
      <GreetingChoice greetings={greetings} onBegin={onBegin} />
    </div>
  );
}
