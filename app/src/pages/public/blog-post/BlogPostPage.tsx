import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';

import { defaultLanguage } from '@fabula/sdk';
import { BlogPost } from '@fabula/ui/blog';

import { articlePicture } from '../../../content/article-picture';
import { languagesOf, loadText, postIn, postsIn } from '../../../content/posts';
import { useHead } from '../../../head/use-head';
import { languageOfPath } from '../../../i18n/locales';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useParam } from '../../../routes/use-param';
import { postValue } from '../../../content/post-value';
import { tagLinks } from '../../../content/tag-links';

/** The text of the post as HTML; a post that does not exist is a page that is not there. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<string> {
  const locale = languageOfPath(new URL(request.url).pathname) ?? defaultLanguage;
  const post = postIn(params['slug'] ?? '', locale);
  if (post === undefined) throw data(null, { status: 404 });
  return loadText(post);
}

/** A post about how the product works (Product §2.1, blog). */
export function Component() {
  const locale = useLocale();
  const slug = useParam('slug');
  const html = useLoaderData<typeof loader>();
  const post = postIn(slug, locale);
  useHead(
    post && {
      title: post.title,
      description: post.description,
      kind: 'article',
      image: articlePicture(slug, post.locale),
      languages: languagesOf(slug),
      structured: {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.description,
        datePublished: post.publishedOn,
        inLanguage: post.locale,
        wordCount: post.words,
      },
    },
  );
  if (post === undefined) return null;
  const posts = postsIn(locale);
  const place = posts.findIndex((one) => one.slug === slug);
  const beside = (index: number) => {
    const other = posts[index];
    return other && postValue(other, locale);
  };
  return (
    <BlogPost
      post={postValue(post, locale)}
      tags={tagLinks(post.tags, locale)}
      blogHref={paths.blog.href(locale)}
      older={beside(place + 1)}
      newer={beside(place - 1)}
      html={html}
    />
  );
}
