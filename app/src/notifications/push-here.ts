import type { PushDeviceForm } from '@fabula/sdk';

/** What the browser allows; `on` where it has a subscription. */
export async function readPushHere(): Promise<'unsupported' | 'askable' | 'denied' | 'on'> {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'askable';
  return (await findSubscription()) === undefined ? 'askable' : 'on';
}

/** Asks the reader where that was not done yet; undefined where they refuse. Rejects where the browser cannot. */
export async function subscribeHere(pushKey: string): Promise<Omit<PushDeviceForm, 'language'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) throw new Error('The page has no service worker');
  // One of before may be of another key or another account.
  await endPushHere();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys: { auth, p256dh } = {} } = subscription.toJSON();
  if (endpoint === undefined || auth === undefined || p256dh === undefined) {
    throw new Error('The subscription of the browser has no keys');
  }
  return { endpoint, auth, p256dh };
}

/** Ends the subscription of the browser, where it has one. */
export async function endPushHere(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}
