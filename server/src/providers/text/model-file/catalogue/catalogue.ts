/** A small model that is free to use, as its makers publish it. */
export interface CatalogueModel {
  name: string;
  /** `owner/name` at the host. */
  repository: string;
  file: string;
  licence: 'Apache-2.0';
  /** For a choice among them. */
  note: string;
}

/** Quantised to about four and a half bits for each weight (Q4_K_M). */
export const CATALOGUE: readonly CatalogueModel[] = [
  {
    name: 'qwen2.5-0.5b',
    repository: 'Qwen/Qwen2.5-0.5B-Instruct-GGUF',
    file: 'qwen2.5-0.5b-instruct-q4_k_m.gguf',
    licence: 'Apache-2.0',
    note: 'half a billion weights: to try things out',
  },
  {
    name: 'qwen2.5-1.5b',
    repository: 'Qwen/Qwen2.5-1.5B-Instruct-GGUF',
    file: 'qwen2.5-1.5b-instruct-q4_k_m.gguf',
    licence: 'Apache-2.0',
    note: 'one and a half billion weights, several languages',
  },
  {
    name: 'smollm2-1.7b',
    repository: 'HuggingFaceTB/SmolLM2-1.7B-Instruct-GGUF',
    file: 'smollm2-1.7b-instruct-q4_k_m.gguf',
    licence: 'Apache-2.0',
    note: '1.7 billion weights, English',
  },
];

export const HOST = 'https://huggingface.co';

/** @param host Without a slash at the end. */
export function addressOf({ file, repository }: CatalogueModel, host: string): string {
  return `${host}/${repository}/resolve/main/${file}`;
}
