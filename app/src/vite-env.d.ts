/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address under which the contract's paths lie; `/api` when unset. */
  readonly VITE_API_BASE?: string;
}
