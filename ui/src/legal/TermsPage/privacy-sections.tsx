import { FormattedMessage } from 'react-intl';

import type { DocumentSection } from '../DocumentPage/DocumentPage';
import type { SiteValue, StorageValue } from '../model';
import { code, li, p, ul } from '../prose-tags';
import { DeletionTable } from './DeletionTable';
import { RecipientWords } from './RecipientWords';
import { RetentionTable } from './RetentionTable';
import { StorageTable } from './StorageTable';

/** What a server stores about people, for how long, and who else receives it. */
export function privacySections(site: SiteValue, storage: readonly StorageValue[]): readonly DocumentSection[] {
  return [
    {
      id: 'stored',
      title: (
        <FormattedMessage
          id="legal.stored.title"
          defaultMessage="What is stored"
          description="Heading on the terms page: what the server stores"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.stored.body"
          defaultMessage="<ul><li>Session: a random device number, the name of your browser and operating system, and when the session was last used.</li><li>Account: nickname, motto, the picture you chose, and what you sign in with: an email address, a phone number, a wallet address, or your number at another provider. A password is stored only as a hash. The language you read in, and for a year the device numbers you signed in with.</li><li>Content: chats with their pictures, notes and remembered facts, personas, characters, stories and drafts, pictures and films, plays, rooms, posts, comments, collections, votes, likes, follows and reports. If you sign a vote with a wallet, its address becomes public and stays so.</li><li>Points and purchases: every change of your balance, and your orders. Card and bank details are not stored here.</li></ul>"
          description="On the terms page, plain and literal: what the server stores"
          values={{ ul, li }}
        />
      ),
    },
    {
      id: 'logs',
      title: (
        <FormattedMessage
          id="legal.logs.title"
          defaultMessage="Server log"
          description="Heading on the terms page: what the server logs"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.logs.body"
          defaultMessage="<p>The server writes one line for each request: time, path, result and duration. The line contains no network address, no text of yours and no code.</p><p>Your network address is used to limit the number of requests. It is kept in memory for that, and for sign-in codes and passwords as a hash in the database for up to an hour. The company that hosts the server may keep logs of its own.</p>"
          description="On the terms page, plain and literal: what the server logs"
          values={{ p }}
        />
      ),
    },
    {
      id: 'browser',
      title: (
        <FormattedMessage
          id="legal.browser.title"
          defaultMessage="Cookies and browser storage"
          description="Heading on the terms page: cookies and local storage"
        />
      ),
      body: (
        <>
          <FormattedMessage
            id="legal.browser.cookie"
            defaultMessage="<p>The cookie <code>language_type</code> keeps your language for a year. The rest is in your browser’s storage, and the page needs all of it to work:</p>"
            description="On the terms page, plain and literal: cookies and local storage; a table follows"
            values={{ p, code }}
          />
          <StorageTable storage={storage} />
          <FormattedMessage
            id="legal.browser.others"
            defaultMessage="<p>There is no analytics and no advertising. Your answer to the cookie prompt is stored and changes nothing else. Where Telegram is offered, its button is loaded from Telegram, which may set cookies of its own.</p>"
            description="On the terms page, plain and literal, after the table of what is kept in the browser"
            values={{ p }}
          />
        </>
      ),
    },
    {
      id: 'recipients',
      title: (
        <FormattedMessage
          id="legal.recipients.title"
          defaultMessage="Who else receives data"
          description="Heading on the terms page: other parties"
        />
      ),
      body: <RecipientWords recipients={site.recipients} />,
    },
    {
      id: 'retention',
      title: (
        <FormattedMessage
          id="legal.retention.title"
          defaultMessage="How long data is kept"
          description="Heading on the terms page: how long data is kept"
        />
      ),
      body: (
        <>
          <RetentionTable retention={site.retention} />
          <FormattedMessage
            id="legal.retention.rest"
            defaultMessage="<p>A sign-in code is valid for 10 minutes. What is not in this table is kept until you or the operator delete it.</p>"
            description="On the terms page, plain and literal, after the table of how long what is kept"
            values={{ p }}
          />
        </>
      ),
    },
    {
      id: 'deletion',
      title: (
        <FormattedMessage
          id="legal.deletion.title"
          defaultMessage="What you can delete"
          description="Heading on the terms page: what can be deleted, and what not"
        />
      ),
      body: (
        <>
          <FormattedMessage
            id="legal.deletion.own"
            defaultMessage="<p>You can delete chats, messages, remembered facts, characters, stories, plays, pictures, posts, comments and collections. You can stop sharing a story, and take back likes and follows.</p><p>You can delete your account on your account page, after a proof that it is yours. This cannot be undone, points that are left are lost, and a membership ends. This becomes of your data, usually within minutes:</p>"
            description="On the terms page, plain and literal: what can be deleted; a table of what becomes of the data of an account follows"
            values={{ p }}
          />
          <DeletionTable deletion={site.deletion} />
        </>
      ),
    },
    {
      id: 'export',
      title: (
        <FormattedMessage
          id="legal.export.title"
          defaultMessage="What you can download"
          description="Heading on the terms page: what can be downloaded"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.export.body"
          defaultMessage="<p>Chats as JSONL, Markdown or text; imported characters as JSON, PNG or charx; plays as Markdown or EPUB. There is also one archive of everything, on your account page.</p>"
          description="On the terms page, plain and literal: what can be downloaded"
          values={{ p }}
        />
      ),
    },
    {
      id: 'rights',
      title: (
        <FormattedMessage
          id="legal.rights.title"
          defaultMessage="Your rights"
          description="Heading on the terms page: rights under the law"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.rights.body"
          defaultMessage="<p>Depending on where you live, the law may give you the right to see, correct, receive or erase the data about you, and to complain to a data protection authority. Address the operator.</p>"
          description="On the terms page, plain and literal: rights under the law"
          values={{ p }}
        />
      ),
    },
  ];
}
