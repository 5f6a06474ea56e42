import { FormattedMessage } from 'react-intl';

/** What a session was opened with, from `{browser} on {system}`; words of its own where that is not known. */
export function ClientName({ client }: { readonly client: string }) {
  const [browser, system] = client.split(' on ');
  if (client === '') {
    return (
      <FormattedMessage
        id="userProfile.session.unknown"
        defaultMessage="An unknown browser"
        description="In the list of places where the account is signed in, when the browser could not be told"
      />
    );
  }
  if (system === undefined) return <bdi>{client}</bdi>;
  return (
    <FormattedMessage
      id="userProfile.session.client"
      defaultMessage="{browser} on {system}"
      description="A browser on an operating system, such as “Chrome on Linux”, in the list of places where the account is signed in"
      values={{ browser: <bdi>{browser}</bdi>, system: <bdi>{system}</bdi> }}
    />
  );
}
