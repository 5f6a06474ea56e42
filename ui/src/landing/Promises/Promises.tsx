import { GitBranch, History, RotateCcw, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { PriceTag } from '../../content/PriceTag/PriceTag';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { ProofLink, Section } from '../Section/Section';
import { body, foot, list, more, point, points, promise, sign, title } from './Promises.css';

interface PromisesProps {
  /** A character whose chat shows the first promise; left out where there is none. */
  readonly chat?: { readonly name: string; readonly language: string; readonly href: string } | undefined;
  /** Points for a reply in chat; left out while it is not known. */
  readonly replyPrice?: number | undefined;
  /** Left out in a place without points. */
  readonly pricesHref?: string | undefined;
  /** Where cards are brought in and taken along. */
  readonly cardsHref: string;
  /** Where it is said how the stories are made. */
  readonly storiesHref: string;
  readonly privacyHref: string;
  /** Where all of it is explained. */
  readonly paperHref: string;
}

/** What is different here, with the place where each of it can be seen. */
export function Promises(props: PromisesProps) {
  const { chat, replyPrice, pricesHref, cardsHref, storiesHref, privacyHref, paperHref } = props;
  return (
    <Section
      title={
        <FormattedMessage
          id="landing.promises.title"
          defaultMessage="Promises you can check"
          description="Heading above what is different about the product; each promise has a link to where it can be seen"
        />
      }
      sub={
        <FormattedMessage
          id="landing.promises.sub"
          defaultMessage="Each one leads to the place where you can see it."
          description="Below the heading above what is different about the product"
        />
      }
    >
      <ul className={list}>
        <NothingLost chat={chat} hasPrices={pricesHref !== undefined} />
        {pricesHref !== undefined && <EveryPrice replyPrice={replyPrice} pricesHref={pricesHref} />}
        <PromiseCard
          title={
            <FormattedMessage
              id="landing.cards.title"
              defaultMessage="Your cards come and go"
              description="A promise: characters are imported and exported as files"
            />
          }
          body={
            <FormattedMessage
              id="landing.cards.body"
              defaultMessage="Import a character card from another program, and export it with all its fields as JSON, PNG or charx."
              description="What is promised about files of characters; JSON, PNG and charx are kinds of files"
            />
          }
          proof={
            <ProofLink href={cardsHref}>
              <FormattedMessage
                id="landing.cards.proof"
                defaultMessage="Bring a card"
                description="Link to the page where a file of a character is imported"
              />
            </ProofLink>
          }
        />
        <PromiseCard
          title={
            <FormattedMessage
              id="landing.written.title"
              defaultMessage="The endings are already written"
              description="A promise: the stories of the library are written by authors in advance"
            />
          }
          body={
            pricesHref === undefined ? (
              <FormattedMessage
                id="landing.written.bodyWithoutPoints"
                defaultMessage="Every choice and every ending of the library’s stories is in a script. No language model is needed to play them."
                description="What is promised about the stories of the library, where there are no points"
              />
            ) : (
              <FormattedMessage
                id="landing.written.body"
                defaultMessage="Every choice and every ending of the library’s stories is in a script. No language model is needed to play them, and their choices cost no points."
                description="What is promised about the stories of the library"
              />
            )
          }
          proof={
            <ProofLink href={storiesHref}>
              <FormattedMessage
                id="landing.written.proof"
                defaultMessage="How the stories are made"
                description="Link to the page that says how the stories are made"
              />
            </ProofLink>
          }
        />
        <PromiseCard
          title={
            <FormattedMessage
              id="landing.privacy.title"
              defaultMessage="No analytics, no advertising"
              description="A promise: readers are not measured, and there are no advertisements"
            />
          }
          body={
            <FormattedMessage
              id="landing.privacy.body"
              defaultMessage="Your browser keeps what sign-in, your settings and your drafts need. The privacy statement lists all of it."
              description="What is promised about data that the browser keeps"
            />
          }
          proof={
            <ProofLink href={privacyHref}>
              <FormattedMessage
                id="landing.privacy.proof"
                defaultMessage="Read the privacy statement"
                description="Link to the terms and the privacy statement"
              />
            </ProofLink>
          }
        />
      </ul>
      <p className={more}>
        <ProofLink href={paperHref}>
          <FormattedMessage
            id="landing.promises.paper"
            defaultMessage="How it works, and how to check it: the white paper"
            description="Link below what is promised, to the paper that says how the product works"
          />
        </ProofLink>
      </p>
    </Section>
  );
}

interface PromiseCardProps {
  readonly title: ReactNode;
  readonly body: ReactNode;
  /** What shows it on the spot. */
  readonly children?: ReactNode;
  readonly proof: ReactNode;
}

function PromiseCard({ title: words, body: sentence, children, proof }: PromiseCardProps) {
  return (
    <li className={promise}>
      <h3 className={title}>{words}</h3>
      <p className={body}>{sentence}</p>
      {children}
      <div className={foot}>{proof}</div>
    </li>
  );
}

function NothingLost({ chat, hasPrices }: Pick<PromisesProps, 'chat'> & { readonly hasPrices: boolean }) {
  const { locale } = useIntl();
  return (
    <PromiseCard
      title={
        <FormattedMessage
          id="landing.lost.title"
          defaultMessage="Nothing is lost"
          description="A promise: replies, versions and points are kept"
        />
      }
      body={
        <FormattedMessage
          id="landing.lost.body"
          defaultMessage="A conversation is not one line that you can only follow once."
          description="Below the promise that nothing is lost, above what that means in a conversation"
        />
      }
      proof={
        chat !== undefined && (
          <ProofLink href={chat.href}>
            <FormattedMessage
              id="landing.lost.proof"
              defaultMessage="See it in a chat with {name}"
              description="Link to the chat with a character"
              values={{ name: <bdi lang={contentLang(chat.language, locale)}>{chat.name}</bdi> }}
            />
          </ProofLink>
        )
      }
    >
      <ul className={points}>
        <Point drawing={History}>
          <FormattedMessage
            id="landing.lost.versions"
            defaultMessage="Every reply keeps its other versions, and you can go back to any of them."
            description="What is kept in a conversation: versions of a reply"
          />
        </Point>
        <Point drawing={GitBranch}>
          <FormattedMessage
            id="landing.lost.branches"
            defaultMessage="You can branch the conversation at any message and keep both ways."
            description="What is kept in a conversation: branches"
          />
        </Point>
        {hasPrices && (
          <Point drawing={RotateCcw}>
            <FormattedMessage
              id="landing.lost.failed"
              defaultMessage="If a reply fails, your words stay and its points come back."
              description="What is kept in a conversation when a reply fails"
            />
          </Point>
        )}
      </ul>
    </PromiseCard>
  );
}

function Point({ drawing, children }: { readonly drawing: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className={point}>
      <span className={sign}>
        <DrawnIcon drawing={drawing} />
      </span>
      <span>{children}</span>
    </li>
  );
}

function EveryPrice({ replyPrice, pricesHref }: Pick<PromisesProps, 'replyPrice'> & { readonly pricesHref: string }) {
  return (
    <PromiseCard
      title={
        <FormattedMessage
          id="landing.price.title"
          defaultMessage="Every price before you pay"
          description="A promise: prices are shown before anything is spent"
        />
      }
      body={
        <FormattedMessage
          id="landing.price.body"
          defaultMessage="If an act costs points, the number is on its button. Points never expire."
          description="What is promised about prices"
        />
      }
      proof={
        <ProofLink href={pricesHref}>
          <FormattedMessage
            id="landing.price.proof"
            defaultMessage="See all prices"
            description="Link to the page of prices"
          />
        </ProofLink>
      }
    >
      {replyPrice !== undefined && replyPrice > 0 && (
        <PriceTag>
          <FormattedMessage
            id="landing.price.reply"
            defaultMessage="{points, plural, one {# point} other {# points}} per reply"
            description="On a price tag: what a reply in chat costs"
            values={{ points: replyPrice }}
          />
        </PriceTag>
      )}
    </PromiseCard>
  );
}
