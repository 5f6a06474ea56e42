import { useMemo, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

import { defaultLanguage } from '@fabula/sdk';
import { getGetOffersQueryOptions, useGetOffers } from '@fabula/sdk/react';
import { WhitePaper } from '@fabula/ui/white-paper';

import { copyText } from '../../../browser/hand-on';
import { articlePicture } from '../../../content/article-picture';
import {
  loadWhitePaper,
  whitePaperLanguages,
  whitePaperValue,
  type WhitePaperText,
} from '../../../content/white-paper';
import { useApp, useVisitor } from '../../../context/use-app';
import { useHead } from '../../../head/use-head';
import { languageOfPath } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { primed } from '../../../routes/page';
import { paths } from '../../../routes/paths';

const prices = primed(async ({ queryClient, usesPoints }) => {
  if (usesPoints) await queryClient.prefetchQuery(getGetOffersQueryOptions());
});

/** The text in the language of the page or the first one; prices are shown once they are known. */
export async function loader(args: LoaderFunctionArgs): Promise<WhitePaperText> {
  const locale = languageOfPath(new URL(args.request.url).pathname) ?? defaultLanguage;
  const [text] = await Promise.all([loadWhitePaper(locale), prices(args)]);
  return text;
}

/** How points, memory, rounds, moderation and payments work, and how to check it (Product §2.1, white-paper). */
export function Component() {
  const locale = useLocale();
  const text = useLoaderData<typeof loader>();
  const { publicUrl, usesPoints } = useApp();
  const { isKnown } = useVisitor();
  const { data: offers } = useGetOffers({ query: { enabled: usesPoints } });
  const [copied, setCopied] = useState<{ readonly chapterId: string; readonly outcome: 'copied' | 'failed' }>();
  useHead({
    title: text.title,
    description: text.description,
    kind: 'article',
    image: articlePicture('white-paper', text.locale),
    languages: whitePaperLanguages,
    structured: {
      '@type': 'TechArticle',
      headline: text.title,
      description: text.description,
      dateModified: text.changedOn,
      inLanguage: text.locale,
      wordCount: text.words,
      articleSection: text.chapters.map(({ title }) => title),
    },
  });
  const paper = useMemo(() => whitePaperValue(text, locale, publicUrl), [text, locale, publicUrl]);
  const price = offers?.acts.find(({ act }) => act === 'chat-reply')?.points;
  const copyLink = async (chapterId: string) => {
    const outcome = await copyText(`${publicUrl}${paths.whitePaper.href(locale)}#${chapterId}`);
    setCopied({ chapterId, outcome });
  };
  return (
    <WhitePaper
      paper={paper}
      replyPrice={price === 0 ? undefined : price}
      onCopyLink={isKnown ? (chapterId) => void copyLink(chapterId) : undefined}
      copied={copied}
    />
  );
}
