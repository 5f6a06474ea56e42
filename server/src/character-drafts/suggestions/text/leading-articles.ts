/** Articles of the languages that put one before a name; the others have none, or write it as part of the word. */
const ARTICLE = /^(?:the|an?|der|die|das|el|la|los|las|les?|os?|as?)\s+(?=\S)/iu;

export function stripArticle(name: string): string {
  return name.replace(ARTICLE, '').replace(/^l[’'](?=\S)/iu, '');
}
