import { FormattedMessage } from 'react-intl';

import type { DocumentSection } from '../DocumentPage/DocumentPage';
import type { SiteValue } from '../model';
import { code, li, p, ul } from '../prose-tags';
import { RecipientWords } from './RecipientWords';

/** What a server stores about people, for how long, and who else receives it. */
export function privacySections(site: SiteValue): readonly DocumentSection[] {
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
          defaultMessage="<ul><li>Session: a random device number, the name of your browser and operating system, and when the session was last used.</li><li>Account: nickname, motto, the picture you chose, and what you sign in with: an email address, a phone number, a wallet address, or your number at another provider. A password is stored only as a hash. The language you read in, and for a year the device numbers you signed in with.</li><li>Content: chats with their pictures, notes and remembered facts, personas, imported characters and stories, plays, rooms, posts, comments, likes, follows and reports.</li><li>Points and purchases: every change of your balance, and your orders. Card and bank details are not stored here.</li></ul>"
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
        <FormattedMessage
          id="legal.browser.body"
          defaultMessage="<p>The cookie <code>language_type</code> keeps your language for a year.</p><p>The rest is in your browser’s local storage: the keys of your session, your settings and answers (language, theme, mature themes, age, cookies, reading style), unsent drafts, your place in a book and, during a sign-in with another provider, the keys of that sign-in. The page needs all of it to work. Stories that you keep to play offline, with what you play of them, stay in this browser until you remove them.</p><p>There is no analytics and no advertising. Your answer to the cookie prompt is stored and changes nothing else. Where Telegram is offered, its button is loaded from Telegram, which may set cookies of its own.</p>"
          description="On the terms page, plain and literal: cookies and local storage"
          values={{ p, code }}
        />
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
        <FormattedMessage
          id="legal.retention.body"
          defaultMessage="<p>A session ends after {idle, plural, one {# day} other {# days}} without use, and at the latest {max, plural, one {# day} other {# days}} after its start; its record is then deleted. A sign-in code is valid for 10 minutes.</p><p>New devices and changes about signing in are listed for 180 days. What a guest made is deleted once the device has not been used for 30 days after its session ended. Everything else is kept until you or the operator delete it.</p>"
          description="On the terms page, plain and literal: how long data is kept"
          values={{ idle: site.sessionIdleDays, max: site.sessionMaxDays, p }}
        />
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
        <FormattedMessage
          id="legal.deletion.body"
          defaultMessage="<p>You can delete chats, messages, remembered facts, imported characters and stories, plays, posts and comments. You can stop sharing a story, and take back likes and follows.</p><p>Remembered facts, likes and follows are erased at once, the words of a deleted message after five minutes, and deleted chats and plays after 30 days. Everything else disappears from every page but remains in the operator’s database.</p><p>You cannot delete an account, its points or its purchases yourself. Ask the operator to do so, or to erase what you have deleted.</p>"
          description="On the terms page, plain and literal: what can be deleted, and what not"
          values={{ p }}
        />
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
