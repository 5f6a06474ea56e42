import { useState } from 'react';
import { useIntl } from 'react-intl';

import { addPushDevice, removePushDevice, type PushDevice, type PushDeviceForm } from '@fabula/sdk';
import { getListPushDevicesQueryKey, useListPushDevices } from '@fabula/sdk/react';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../context/use-app';
import { endPushHere, readPushHere, subscribeHere } from '../../../notifications/push-here';

type Busy = 'adding' | { readonly removing: string } | undefined;

const hereKey = ['push-here'];

/** Pushes notifications to the browser in front of the reader, once it was asked to, and ends that. */
export function usePush(pushKey: string) {
  const { account } = useApp().queries;
  const language = useIntl().locale as PushDeviceForm['language'];
  const { data: here } = useQuery({ queryKey: hereKey, queryFn: readPushHere }, account);
  const { data: devices } = useListPushDevices(undefined, account);
  const [busy, setBusy] = useState<Busy>();
  const [failed, setFailed] = useState(false);

  const change = async (under: Busy, work: () => Promise<unknown>) => {
    setBusy(under);
    setFailed(false);
    try {
      await work();
    } catch (cause) {
      console.warn('A device could not be changed', cause);
      setFailed(true);
    }
    await Promise.all([
      account.invalidateQueries({ queryKey: hereKey }),
      account.invalidateQueries({ queryKey: getListPushDevicesQueryKey() }),
    ]);
    setBusy(undefined);
  };

  const add = () =>
    change('adding', async () => {
      const subscribed = await subscribeHere(pushKey);
      if (subscribed !== undefined) await addPushDevice({ ...subscribed, language });
    });
  const remove = ({ current, pushId }: PushDevice) =>
    change({ removing: pushId }, async () => {
      await removePushDevice(pushId);
      if (current) await endPushHere();
    });

  if (here === undefined || devices === undefined) return undefined;
  const isListed = devices.items.some(({ current }) => current);
  return {
    state: here === 'on' && !isListed ? ('askable' as const) : here,
    devices: devices.items,
    busy,
    failed,
    onAdd: () => void add(),
    onRemove: (device: PushDevice) => void remove(device),
  };
}
