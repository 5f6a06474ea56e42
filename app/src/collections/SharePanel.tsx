import { useState } from 'react';

import { renewCollectionLink, type Collection } from '@fabula/sdk';
import { getGetCollectionQueryKey } from '@fabula/sdk/react';
import { ShareCollection } from '@fabula/ui/collections';
import { useQueryClient } from '@tanstack/react-query';

import { copyText } from '../browser/hand-on';
import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { paths } from '../routes/paths';

interface SharePanelProps {
  /** The id or the link that the page was opened by. */
  readonly address: string;
  readonly collection: Collection;
  readonly onClose: () => void;
}

/** The address for others: the id of a public collection, otherwise its link, which its owner can replace. */
export function SharePanel({ address, collection, onClose }: SharePanelProps) {
  const locale = useLocale();
  const client = useQueryClient();
  const { publicUrl } = useApp();
  const [outcome, setOutcome] = useState<'copied' | 'renewed' | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { collectionId, own, visibility } = collection;
  const key = visibility === 'link' ? (own?.linkId ?? address) : collectionId;
  const link = visibility === 'private' ? null : publicUrl + paths.collection.href(locale, { collectionId: key });
  const renew = async () => {
    setBusy(true);
    try {
      const { linkId } = await renewCollectionLink(collectionId);
      client.setQueryData<Collection>(
        getGetCollectionQueryKey(address),
        (now) => now?.own && { ...now, own: { ...now.own, linkId } },
      );
      setOutcome('renewed');
    } catch (cause) {
      console.warn('The link of a collection was not replaced', cause);
      setOutcome('failed');
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    if (link !== null) setOutcome(await copyText(link));
  };
  return (
    <ShareCollection
      link={link}
      outcome={outcome}
      busy={isBusy}
      onCopy={() => void copy()}
      onRenew={own !== undefined && visibility === 'link' ? () => void renew() : undefined}
      onClose={onClose}
    />
  );
}
