/** A server as in production, with no limit per address: everything here comes from one. */
export const productionSettings = {
  RATE_LIMIT_PER_MINUTE: '0',
  RATE_LIMIT_DEVICES_PER_MINUTE: '0',
  RATE_LIMIT_PAGES_PER_MINUTE: '0',
  MAX_CONNECTIONS_PER_ADDRESS: '0',
  MAX_STREAMS_PER_ADDRESS: '0',
  LOG_LEVEL: 'silent',
  NODE_ENV: 'production',
  ALLOW_LOCAL_PROVIDERS: 'yes',
} as const;
