import { BlockList, isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import type { DataRecipient } from '../contract/validators.ts';

type Purpose = DataRecipient['purpose'];

const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
  discord: 'Discord',
} as const satisfies Record<keyof Config['signIn']['identity'], string>;

/** RFC 1918, 4193, 4291, 6598. */
const ownNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, prefix, 'ipv4');
}
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');
ownNetworks.addSubnet('fe80::', 10, 'ipv6');

/** Its name means nothing outside and is not published. */
function isOwnHost(host: string): boolean {
  const family = isIP(host);
  if (family !== 0) return ownNetworks.check(host, family === 4 ? 'ipv4' : 'ipv6');
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

function hostedEngines(text: Config['text'], hasModel: boolean): DataRecipient[] {
  const named = engineAddresses(text, hasModel).flatMap((address) => hosted('text', address));
  return [...new Map(named.map((recipient) => [recipient.name, recipient])).values()];
}

/** Third parties that receive data; not stand-ins and the operator's own machines. */
export function recipientsOf(config: Config, hasModel: boolean): DataRecipient[] {
  const { chainRpcUrl, identity, mail, sms, telegram } = config.signIn;
  const providers = Object.entries(PROVIDER_NAMES).flatMap(([provider, name]): DataRecipient[] => {
    const choice = identity[provider as keyof typeof PROVIDER_NAMES];
    if (choice.kind !== 'account') return [];
    return choice.account.issuer === undefined
      ? [{ purpose: 'sign-in', name }]
      : hosted('sign-in', choice.account.issuer);
  });
  return [
    ...hostedEngines(config.text, hasModel),
    ...hosted('speech', config.speech?.baseUrl),
    ...hosted('moderation', config.safety.moderation?.baseUrl),
    ...(mail.kind === 'outside' ? hosted('mail', mail.options.url) : []),
    ...(sms.kind === 'outside' ? [{ purpose: 'sms' as const, name: 'Twilio' }] : []),
    ...providers,
    ...(telegram.kind === 'bot' ? [{ purpose: 'sign-in' as const, name: 'Telegram' }] : []),
    ...hosted('chain', chainRpcUrl),
    ...hosted('pictures', config.pictures.engine.kind === 'composed' ? undefined : config.pictures.engine.baseUrl),
    ...hosted('films', config.films.engine.kind === 'composed' ? undefined : config.films.engine.baseUrl),
    ...(config.shop.stripe === undefined ? [] : [{ purpose: 'payment' as const, name: 'Stripe' }]),
  ];
}
