import { FormattedMessage } from 'react-intl';

export function Endings({ count }: { readonly count: number }) {
  return (
    <FormattedMessage
      id="ink.count.endings"
      defaultMessage="{count, plural, =0 {no ending yet} one {# ending} other {# endings}}"
      description="How many endings a story in ink has"
      values={{ count }}
    />
  );
}

export function WordCount({ count }: { readonly count: number }) {
  return (
    <FormattedMessage
      id="ink.count.words"
      defaultMessage="{count, plural, one {# word} other {# words}}"
      description="How many words a story in ink has"
      values={{ count }}
    />
  );
}

export function Knots({ count }: { readonly count: number }) {
  return (
    <FormattedMessage
      id="ink.count.knots"
      defaultMessage="{count, plural, one {# knot} other {# knots}}"
      description="How many knots, which are its parts, a story in ink has"
      values={{ count }}
    />
  );
}
