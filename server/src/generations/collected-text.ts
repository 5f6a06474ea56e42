export class CollectedText {
  #text = '';

  get text(): string {
    return this.#text;
  }

  add(chunk: string): void {
    // PostgreSQL takes no zero character.
    this.#text += chunk.replaceAll('\0', '');
  }
}
