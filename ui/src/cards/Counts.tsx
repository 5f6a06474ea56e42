import { FormattedMessage } from 'react-intl';

interface CountProps {
  readonly count: number;
}

export function GreetingCount({ count }: CountProps) {
  return (
    <FormattedMessage
      id="card.count.greetings"
      defaultMessage="{count, plural, one {# first message} other {# first messages}}"
      description="How many messages a character may begin with"
      values={{ count }}
    />
  );
}

export function LoreCount({ count }: CountProps) {
  return (
    <FormattedMessage
      id="card.count.lore"
      defaultMessage="{count, plural, =0 {no lorebook} one {# lorebook entry} other {# lorebook entries}}"
      description="How many entries the lorebook of a character has"
      values={{ count }}
    />
  );
}

export function PromptTokens({ count }: CountProps) {
  return (
    <FormattedMessage
      id="card.count.tokens"
      defaultMessage="about {count, plural, one {# token} other {# tokens}} in every prompt"
      description="How much of an engine’s memory a character always takes"
      values={{ count }}
    />
  );
}
