import { useState } from 'react';

import {
  ApiError,
  checkStorySource,
  importStory,
  unpackStory,
  toBase64,
  type StoryFile,
  type StoryReport,
} from '@fabula/sdk';
import { Locale, parse } from '@fabula/sdk/schemas';
import { matureStoryKept, storyKept, type InkDraft, type InkFailureValue } from '@fabula/ui/ink';
import { useQueryClient } from '@tanstack/react-query';

import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { inkFailure } from './ink-failure';
import { isArchive, toInkFiles, type InkFiles } from './ink-files';
import { refreshOwnStories } from '../lists/own-stories-query';

/** Most letters of a story (the contract, checkStorySource). */
const mostLetters = 1_000_000;

interface Looked extends InkFiles {
  readonly report: StoryReport;
}

export function useInk() {
  const client = useQueryClient();
  const locale = useLocale();
  const { toasts } = useApp();
  const { contentMode } = useVisitor();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [source, setSource] = useState('');
  const [included, setIncluded] = useState<StoryFile[]>([]);
  const [looked, setLooked] = useState<Looked>();
  const [step, setStep] = useState<'open' | 'checking' | 'keeping'>('open');
  const [failure, setFailure] = useState<InkFailureValue | null>(null);
  const [draft, setDraft] = useState<InkDraft>({
    title: '',
    tagline: '',
    language: locale,
    kind: 'dynamic',
    mature: false,
  });

  const check = async (story: InkFiles) => {
    setFailure(null);
    if (story.files.reduce((sum, { text }) => sum + text.length, story.source.length) > mostLetters) {
      setFailure('too-large');
      return;
    }
    setStep('checking');
    try {
      const report = await checkStorySource(story);
      setLooked({ ...story, report });
      setDraft((said) => ({
        ...said,
        title: said.title || report.title,
        kind: report.chapters > 0 && said.title === '' ? 'novel' : said.kind,
      }));
    } catch (error) {
      console.warn('A story could not be looked through', error);
      setFailure(inkFailure(error));
    } finally {
      setStep('open');
    }
  };

  /** Archives of strangers are unpacked on the server only. */
  const takeArchive = async (archive: File) => {
    setFailure(null);
    setStep('checking');
    try {
      const story = await unpackStory({ content: await toBase64(archive) });
      setSource(story.source);
      setIncluded(story.files);
      await check(story);
    } catch (error) {
      console.warn('An archive could not be unpacked', error);
      const isBad = error instanceof ApiError && error.reason === 'VALIDATION_FAILED';
      setFailure(isBad ? 'bad-archive' : inkFailure(error));
    } finally {
      setStep('open');
    }
  };

  const takeFiles = async (files: readonly File[]) => {
    const archive = files.find(isArchive);
    if (archive !== undefined) {
      await takeArchive(archive);
      return;
    }
    const read = files.map(async (file) => ({
      name: file.name,
      text: (await file.text()).replaceAll('\r\n', '\n'),
    }));
    const story = toInkFiles(await Promise.all(read));
    setSource(story.source);
    setIncluded(story.files);
    await check(story);
  };

  const keep = async () => {
    if (looked === undefined) return;
    const form = { ...draft, language: parse(Locale, draft.language), source: looked.source, files: looked.files };
    const act = JSON.stringify(form);
    setStep('keeping');
    setFailure(null);
    try {
      const { title } = await importStory(form, { headers: { 'Idempotency-Key': keys.of(act) } });
      keys.done(act);
      setSource('');
      setIncluded([]);
      setLooked(undefined);
      setDraft((said) => ({ ...said, title: '', tagline: '', mature: false }));
      toasts.show(draft.mature && contentMode !== 'nsfw' ? matureStoryKept(title) : storyKept(title));
      await refreshOwnStories(client);
    } catch (error) {
      console.warn('A story could not be kept', error);
      // An answer, unlike silence, says that the act is over; the next try is another one.
      if (error instanceof ApiError) keys.done(act);
      setFailure(inkFailure(error));
    } finally {
      setStep('open');
    }
  };

  const report = looked?.source === source && looked.files === included ? looked.report : undefined;
  return {
    source,
    setSource,
    included,
    takeFiles,
    step,
    failure,
    report,
    check: () => check({ source, files: included }),
    draft,
    setDraft,
    keep,
  };
}
