import { FormattedMessage } from 'react-intl';

import { Button } from '../primitives/Button/Button';
import { ButtonLink } from '../primitives/Button/ButtonLink';
import { StatePanel } from './StatePanel/StatePanel';

const tryAgain = (
  <FormattedMessage
    id="states.tryAgain"
    defaultMessage="Try again"
    description="Button that repeats what did not work"
  />
);

/** An address that leads nowhere, or to a page that is not built yet. */
export function NotFoundView({ homeHref }: { readonly homeHref: string }) {
  return (
    <StatePanel
      place="page"
      picture="not-found"
      title={
        <FormattedMessage
          id="states.notFound.title"
          defaultMessage="Page not found"
          description="Title of the page that is shown for an unknown address"
        />
      }
      sentence={
        <FormattedMessage
          id="states.notFound.sentence"
          defaultMessage="The page may have moved, or it never existed."
          description="What happened when an address is unknown"
        />
      }
      action={
        <ButtonLink href={homeHref} tone="primary">
          <FormattedMessage
            id="states.notFound.action"
            defaultMessage="Explore characters and stories"
            description="Link from an unknown address to the main page"
          />
        </ButtonLink>
      }
    />
  );
}

/** A page that was never opened on this device, while there is no connection. It stands without scripts. */
export function OfflineView({ homeHref, keptHref }: { readonly homeHref: string; readonly keptHref: string }) {
  return (
    <StatePanel
      place="page"
      picture="offline"
      title={
        <FormattedMessage
          id="states.offline.title"
          defaultMessage="You are offline"
          description="Title of a page that could not load because there is no connection"
        />
      }
      sentence={
        <FormattedMessage
          id="states.offline.sentence"
          defaultMessage="Pages you have opened here before still open, and your text is safe. This one loads as soon as you are back online."
          description="What still works and what is safe while there is no connection, on a page that was never opened on this device"
        />
      }
      action={
        <>
          {/* Its own address. */}
          <ButtonLink href="" tone="primary" icon="retry">
            {tryAgain}
          </ButtonLink>
          <ButtonLink href={homeHref}>
            <FormattedMessage
              id="states.offline.home"
              defaultMessage="Open the Explore page"
              description="Link, on a page that could not load without a connection, to the main page, which may have been kept"
            />
          </ButtonLink>
          <ButtonLink href={keptHref}>
            <FormattedMessage
              id="states.offline.kept"
              defaultMessage="Kept stories"
              description="Link, on a page that could not load without a connection, to the stories that this device keeps"
            />
          </ButtonLink>
        </>
      }
    />
  );
}

/** A page whose data did not arrive. */
export function LoadErrorView({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <StatePanel
      place="page"
      picture="error"
      urgent
      title={
        <FormattedMessage
          id="states.loadError.title"
          defaultMessage="We could not load this page"
          description="Title of a page whose content did not arrive"
        />
      }
      sentence={
        <FormattedMessage
          id="states.loadError.sentence"
          defaultMessage="Nothing was lost, and nothing was charged."
          description="What happened and what is safe when a page did not load"
        />
      }
      action={
        <Button tone="primary" icon="retry" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    />
  );
}

/** A part of the product that did not load, mostly because a newer version was published in the meantime. */
export function ChunkReloadView({ onReload }: { readonly onReload: () => void }) {
  return (
    <StatePanel
      place="page"
      picture="error"
      urgent
      title={
        <FormattedMessage
          id="states.chunkReload.title"
          defaultMessage="This page did not load"
          description="Title where a part of the program could not be loaded"
        />
      }
      sentence={
        <FormattedMessage
          id="states.chunkReload.sentence"
          defaultMessage="There may be a newer version, or the connection was lost. Your saved work is safe."
          description="Why a part of the program could not be loaded, and what is safe"
        />
      }
      action={
        <Button tone="primary" icon="retry" onClick={onReload}>
          <FormattedMessage
            id="states.chunkReload.action"
            defaultMessage="Reload"
            description="Button that reloads the page"
          />
        </Button>
      }
    />
  );
}

/** A page that failed to render (Product §2.1). */
export function ErrorScreen({ homeHref, onReload }: { readonly homeHref: string; readonly onReload: () => void }) {
  return (
    <StatePanel
      place="page"
      picture="error"
      urgent
      title={
        <FormattedMessage
          id="states.error.title"
          defaultMessage="Unexpected Application Error!"
          description="Title of the screen in the place of a page that failed to render"
        />
      }
      sentence={
        <FormattedMessage
          id="states.error.sentence"
          defaultMessage="Something went wrong on our side. Your saved work is safe, and nothing was charged. Reload the page, or go back to the start page."
          description="What happened, what is safe and what to do when a page failed to render"
        />
      }
      action={
        <>
          <Button tone="primary" icon="retry" onClick={onReload}>
            <FormattedMessage
              id="states.error.reload"
              defaultMessage="Reload"
              description="Button that reloads a failed page"
            />
          </Button>
          <ButtonLink href={homeHref}>
            <FormattedMessage
              id="states.error.home"
              defaultMessage="Back to the start page"
              description="Link from a failed page to the main page"
            />
          </ButtonLink>
        </>
      }
    />
  );
}
