/** To a tenth of a unit: below a pixel at every size in use. */
export function tenth(value: number): number {
  return Number(value.toFixed(1));
}

const LINE_BREAK_AT_ELEMENT = /\n\s*(?=<|$)/g;
const LINE_BREAK = /\n\s*/g;

/** Rounds numbers to a tenth and removes indentation; pass exact numbers, such as opacities, as `String(…)`. */
export function svg(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  return texts
    .map((text, index) => {
      const value = values[index] ?? '';
      return (
        text.replace(LINE_BREAK_AT_ELEMENT, '').replace(LINE_BREAK, ' ') +
        (typeof value === 'number' ? tenth(value) : value)
      );
    })
    .join('');
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, index) => draw(index)).join('');
}

export function documentOf(content: string, width: number, height: number): string {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"
    height="${height}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}
