import { deviceInit } from './generated/client/device/device';
import type { SettingsSource } from './runtime/configuration';
import type { Preferences } from './runtime/preferences';
import { createSessionStore, type SessionOptions, type SessionStore } from './runtime/session';

export interface DeviceSessionOptions extends Omit<SessionOptions, 'initialise'> {
  /** The visitor's preferences, which the initialisation sends in its query (Product §7.1). */
  readonly preferences: () => Preferences;
  /** The client whose session it is; the one of `configure` by default. */
  readonly client?: SettingsSource;
}

/** A session store: kept in the given storage, started by the contract's `deviceInit` (Product §4.1). */
export const createDeviceSession = ({ preferences, client, ...options }: DeviceSessionOptions): SessionStore =>
  createSessionStore({
    ...options,
    initialise: (deviceId) => {
      const { contentMode, language } = preferences();
      const device = { deviceType: 'web', sfw_type: contentMode, language_type: language, deviceId } as const;
      return deviceInit(device, { client });
    },
  });
