/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Base address of the contract's paths; `/api` by default. */
  readonly VITE_API_BASE?: string;
}
