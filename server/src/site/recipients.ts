import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import type { DataRecipient } from '../contract/validators.ts';
import { isPrivateAddress } from '../lib/private-address.ts';

type Purpose = DataRecipient['purpose'];

const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
  discord: 'Discord',
} as const satisfies Record<keyof Config['signIn']['identity'], string>;

/** Its name means nothing outside and is not published. */
function isOwnHost(host: string): boolean {
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return !host.includes('.') || /\.(?:internal|local|localdomain|lan|home\.arpa)$/.test(host);
}

function hosted(purpose: Purpose, address: string | undefined): DataRecipient[] {
  if (address === undefined) return [];
  const host = new URL(address).hostname.toLowerCase().replace(/^\[|\]$/g, '');
  return host === '' || isOwnHost(host) ? [] : [{ purpose, name: host }];
}

/** An absent Ollama gets nothing. */
function engineAddresses({ engine }: Config['text'], hasModel: boolean): string[] {
  if (engine.kind === 'openai') return [engine.baseUrl];
  if (engine.kind === 'several') return engine.endpoints.map(({ baseUrl }) => baseUrl);
  return engine.kind === 'ollama' && hasModel ? [engine.url] : [];
}

/** Of replies and of embeddings, which receive the same messages. */
function hostedEngines({ embeddings, text }: Config, hasModel: boolean): DataRecipient[] {
  const addresses = [...engineAddresses(text, hasModel), embeddings?.baseUrl];
  const named = addresses.flatMap((address) => hosted('text', address));
  return [...new Map(named.map((recipient) => [recipient.name, recipient])).values()];
}

/** Third parties that receive data; not stand-ins and the operator's own machines. */
export function recipientsOf(config: Config, hasModel: boolean): DataRecipient[] {
  const { chainRpcUrl, identity, mail, oidc, sms, telegram } = config.signIn;
  const providers = Object.entries(PROVIDER_NAMES).flatMap(([provider, name]): DataRecipient[] => {
    const choice = identity[provider as keyof typeof PROVIDER_NAMES];
    if (choice.kind !== 'account') return [];
    return choice.account.issuer === undefined
      ? [{ purpose: 'sign-in', name }]
      : hosted('sign-in', choice.account.issuer);
  });
  return [
    ...hostedEngines(config, hasModel),
    ...hosted('speech', config.speech?.baseUrl),
    ...hosted('moderation', config.safety.moderation?.baseUrl),
    ...(mail.kind === 'outside' ? hosted('mail', mail.options.url) : []),
    ...(sms.kind === 'outside' ? [{ purpose: 'sms' as const, name: 'Twilio' }] : []),
    ...providers,
    ...hosted('sign-in', oidc?.issuer),
    ...(telegram.kind === 'bot' ? [{ purpose: 'sign-in' as const, name: 'Telegram' }] : []),
    ...hosted('chain', chainRpcUrl),
    ...hosted('pictures', config.pictures.engine.kind === 'composed' ? undefined : config.pictures.engine.baseUrl),
    ...hosted('films', config.films.engine.kind === 'composed' ? undefined : config.films.engine.baseUrl),
    ...(config.shop.stripe === undefined ? [] : [{ purpose: 'payment' as const, name: 'Stripe' }]),
  ];
}
