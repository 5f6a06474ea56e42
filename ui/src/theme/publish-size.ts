/**
 * A ref that keeps the height of its element, in pixels, in a custom property of the page: what leaves room for the
 * element reads it there.
 */
export const publishSize =
  (name: string) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
