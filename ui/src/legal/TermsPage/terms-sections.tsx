import { FormattedMessage } from 'react-intl';

import type { DocumentSection } from '../DocumentPage/DocumentPage';
import type { SiteValue } from '../model';
import { EngineWords } from '../Operator/EngineWords';
import { OperatorTitle, OperatorWords } from '../Operator/OperatorWords';
import { li, p, ul } from '../prose-tags';
import { PurchaseWords } from './PurchaseWords';

export function termsSections(brandName: string, site: SiteValue): readonly DocumentSection[] {
  return [
    {
      id: 'operator',
      title: <OperatorTitle />,
      body: <OperatorWords brandName={brandName} operator={site.operator} />,
    },
    {
      id: 'age',
      title: (
        <FormattedMessage
          id="legal.age.title"
          defaultMessage="Age and mature themes"
          description="Heading on the terms page: who may use the server"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.age.body"
          defaultMessage="<p>You must be over 18. By signing in you confirm that you are.</p><p>Mature themes, such as violence, horror and relationships between adults, are hidden by default. They are shown only after you ask for them; a guest must first confirm being over 18.</p>"
          description="On the terms page, plain and literal: who may use the server"
          values={{ p }}
        />
      ),
    },
    {
      id: 'ai',
      title: (
        <FormattedMessage
          id="legal.ai.title"
          defaultMessage="Characters are software"
          description="Heading on the terms page: what characters are"
        />
      ),
      body: (
        <>
          <FormattedMessage
            id="legal.ai.body"
            defaultMessage="<p>Characters are not people. What they say is prepared or generated text. It can be wrong, and it is no advice on health, law or money.</p>"
            description="On the terms page, plain and literal: what characters are"
            values={{ p }}
          />
          <EngineWords engine={site.engine} />
        </>
      ),
    },
    {
      id: 'rules',
      title: (
        <FormattedMessage
          id="legal.rules.title"
          defaultMessage="What is not allowed"
          description="Heading on the terms page: what users must not write"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.rules.body"
          defaultMessage="<p>In every mode, these are not allowed:</p><ul><li>sexual content that involves minors</li><li>intimate pictures or sexual descriptions of real people</li><li>instructions for harming people</li></ul><p>Texts are checked automatically. A refused message is not answered and costs nothing. Posts and comments can be reported, and the operator can hide them.</p>"
          description="On the terms page, plain and literal: what users must not write"
          values={{ p, ul, li }}
        />
      ),
    },
    {
      id: 'content',
      title: (
        <FormattedMessage
          id="legal.content.title"
          defaultMessage="Your content"
          description="Heading on the terms page: who owns what people write"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.content.body"
          defaultMessage="<p>What you write and upload stays yours. You allow the operator to store it, and to show it where you publish it: posts and comments to everyone, messages in a room to its members, a shared story to anyone who has the link.</p><p>Publish only what you have the right to publish.</p>"
          description="On the terms page, plain and literal: who owns what people write"
          values={{ p }}
        />
      ),
    },
    ...(site.usesPoints ? pointSections(site) : []),
    {
      id: 'warranty',
      title: (
        <FormattedMessage
          id="legal.warranty.title"
          defaultMessage="No warranty"
          description="Heading on the terms page: no warranty"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.warranty.body"
          defaultMessage="<p>The software is provided under the MIT licence, without warranty. This server may be unavailable or shut down, and content can be lost: download what you want to keep. This does not limit rights that the law gives you.</p>"
          description="On the terms page, plain and literal: no warranty"
          values={{ p }}
        />
      ),
    },
    {
      id: 'changes',
      title: (
        <FormattedMessage
          id="legal.changes.title"
          defaultMessage="Changes to these texts"
          description="Heading on the terms page: how changes are announced"
        />
      ),
      body: (
        <FormattedMessage
          id="legal.changes.body"
          defaultMessage="<p>When these texts change, the date at the top changes with them. No message is sent.</p>"
          description="On the terms page, plain and literal: how changes are announced"
          values={{ p }}
        />
      ),
    },
  ];
}

const pointSections = (site: SiteValue): readonly DocumentSection[] => [
  {
    id: 'points',
    title: (
      <FormattedMessage
        id="legal.points.title"
        defaultMessage="Points"
        description="Heading on the terms page: what points are"
      />
    ),
    body: (
      <FormattedMessage
        id="legal.points.body"
        defaultMessage="<p>Points pay for acts on this server, such as replies. They are not money: they cannot be paid out or sent to others. They do not expire.</p><p>The price is shown before the act, reserved when it starts and charged when it ends. If the act fails, the points come back. The points of a guest move to the account at its first sign-in.</p>"
        description="On the terms page, plain and literal: what points are"
        values={{ p }}
      />
    ),
  },
  {
    id: 'purchases',
    title: (
      <FormattedMessage
        id="legal.buying.title"
        defaultMessage="Purchases and membership"
        description="Heading on the terms page: what applies to purchases"
      />
    ),
    body: <PurchaseWords payment={site.payment} />,
  },
];
