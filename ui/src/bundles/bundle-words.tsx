import { FormattedMessage } from 'react-intl';

/** Who made the stories of a bundle; nothing where there is no name. */
export function ByCreator({ name }: { readonly name: string | null }) {
  return (
    name !== null && (
      <FormattedMessage
        id="bundle.by"
        defaultMessage="By {name}"
        description="Who made the stories of a bundle"
        values={{ name: <bdi>{name}</bdi> }}
      />
    )
  );
}

/** How many stories a bundle has. */
export function StoryCount({ count }: { readonly count: number }) {
  return (
    <FormattedMessage
      id="bundle.count"
      defaultMessage="{count, plural, one {# story} other {# stories}}"
      description="How many stories are in a bundle"
      values={{ count }}
    />
  );
}

/** A price in points. */
export function Points({ points }: { readonly points: number }) {
  return (
    <FormattedMessage
      id="bundle.points"
      defaultMessage="{points, plural, one {# point} other {# points}}"
      description="What a bundle of stories costs"
      values={{ points }}
    />
  );
}
