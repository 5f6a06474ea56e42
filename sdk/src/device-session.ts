import { deviceInit } from './generated/client/device/device';
import type { Preferences } from './runtime/preferences';
import { createSessionStore, type SessionOptions, type SessionStore } from './runtime/session';

export interface DeviceSessionOptions extends Omit<SessionOptions, 'initialise'> {
  /** The visitor's preferences, which the initialisation sends in its query (Product §7.1). */
  readonly preferences: () => Preferences;
}

/** The session store of a browser: kept in the given storage, started by the contract's `deviceInit` (Product §4.1). */
export const createDeviceSession = ({ preferences, ...options }: DeviceSessionOptions): SessionStore =>
  createSessionStore({
    ...options,
    initialise: (deviceId) => {
      const { contentMode, language } = preferences();
      return deviceInit({ deviceType: 'web', sfw_type: contentMode, language_type: language, deviceId });
    },
  });
