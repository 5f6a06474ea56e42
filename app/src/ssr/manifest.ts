import { readFileSync } from 'node:fs';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk | undefined>>;

/** From the addresses of sheets, separated by spaces, to their joined sheet. */
export type JoinedSheets = Readonly<Record<string, string | undefined>>;

/** Addresses of the drawn icons, by brand and kind: `fabula-any-192` (`build/draw-icons.ts`). */
export type Icons = Readonly<Record<string, string | undefined>>;

export interface PageAssets {
  /** Addresses of style sheets, in the order in which they apply. */
  readonly styles: readonly string[];
  readonly joinedStyles: string | undefined;
  readonly scripts: readonly string[];
  readonly imports: readonly string[];
}

const readBuildFile = (name: string) => readFileSync(new URL(`../client/.vite/${name}`, import.meta.url), 'utf8');

/** The client build beside the server build; throws when the pages were not built. */
export function readClientBuild(): ClientBuild {
  const manifest: Manifest = JSON.parse(readBuildFile('manifest.json'));
  const joined: JoinedSheets = JSON.parse(readBuildFile('sheets.json'));
  const icons: Icons = JSON.parse(readBuildFile('icons.json'));
  return new ClientBuild(manifest, joined, icons);
}

const address = (file: string) => `/${file}`;

export class ClientBuild {
  readonly #manifest: Manifest;
  readonly #joined: JoinedSheets;
  readonly icons: Icons;

  constructor(manifest: Manifest, joined: JoinedSheets = {}, icons: Icons = {}) {
    this.#manifest = manifest;
    this.#joined = joined;
    this.icons = icons;
  }

  /** What a page of these modules needs, by their paths from the app's root. */
  assetsOf(modules: readonly string[]): PageAssets {
    const seen = new Set<string>();
    const styles = new Set<string>();
    const imports = new Set<string>();
    const visit = (key: string) => {
      const chunk = this.#manifest[key];
      if (chunk === undefined || seen.has(key)) return;
      seen.add(key);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const sheet of chunk.css ?? []) styles.add(address(sheet));
      imports.add(address(chunk.file));
    };
    for (const module of modules) visit(module);
    const scripts = modules.flatMap((module) => this.#manifest[module]?.file ?? []).map(address);
    const joinedStyles = this.#joined[[...styles].join(' ')];
    return {
      styles: [...styles],
      joinedStyles,
      scripts,
      imports: [...imports].filter((file) => !scripts.includes(file)),
    };
  }

  assetsEndingWith(ending: string): string[] {
    return Object.entries(this.#manifest).flatMap(([source, chunk]) =>
      chunk !== undefined && source.endsWith(ending) ? address(chunk.file) : [],
    );
  }
}
