import { redirect, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';

import type { Locale } from '@fabula/sdk';
import type { QueryClient } from '@tanstack/react-query';

import { appContext, type App } from '../context/app-context';
import { loadMessages, type TextPart } from '../i18n/messages';
import { languageOfPath } from '../i18n/locales';
import { redirectOf } from './redirects';

export interface PageRequest {
  readonly queryClient: QueryClient;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** Whether the visitor is known; false on the server. */
  readonly isKnown: boolean;
  readonly usesPoints: boolean;
}

/** The language of a request; a path without one is redirected. */
function enterLanguage(request: Request, { visitor }: App): Locale {
  const { pathname, search } = new URL(request.url);
  const target = redirectOf(pathname, () => visitor.preferences().language);
  if (target !== undefined) throw redirect(target + search);
  const locale = languageOfPath(pathname) ?? visitor.preferences().language;
  visitor.speak(locale);
  return locale;
}

export async function loadLanguage({ request, context }: LoaderFunctionArgs): Promise<null> {
  await loadMessages(enterLanguage(request, context.get(appContext)));
  return null;
}

export const withTexts =
  (parts: readonly TextPart[], loader: LoaderFunction | undefined): LoaderFunction =>
  async (args, handlerContext) => {
    const locale = enterLanguage(args.request, args.context.get(appContext));
    const texts = loadMessages(locale, parts);
    try {
      const data: unknown = await loader?.(args, handlerContext);
      return data ?? null;
    } finally {
      // The error state needs texts too.
      await texts;
    }
  };

/** Answers 404 on a server without points. */
export const forPoints =
  (loader: LoaderFunction | undefined): LoaderFunction =>
  async (args, handlerContext) => {
    const app = args.context.get(appContext);
    if (!app.usesPoints) {
      await loadMessages(enterLanguage(args.request, app));
      throw new Response(null, { status: 404 });
    }
    const data: unknown = await loader?.(args, handlerContext);
    return data ?? null;
  };

export const primed =
  (prime: (request: PageRequest) => Promise<unknown>) =>
  async ({ request, params, context }: LoaderFunctionArgs): Promise<null> => {
    const app = context.get(appContext);
    const locale = enterLanguage(request, app);
    const { contentMode, isKnown } = app.visitor.state.get();
    const queryClient = app.queries.of(locale, contentMode);
    const search = new URL(request.url).searchParams;
    await app.settle(prime({ queryClient, locale, params, search, isKnown, usesPoints: app.usesPoints }));
    return null;
  };
