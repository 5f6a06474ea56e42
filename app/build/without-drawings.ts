import type { Plugin } from 'vite';

const empty = '\0without-drawings';

/**
 * Leaves out the attribute names of SVG that the renderer of Markdown carries: messages are Markdown without HTML,
 * and no drawing ever stands in one.
 */
export const withoutDrawings = (): Plugin => ({
  name: 'without-drawings',
  enforce: 'pre',
  resolveId(source, importer) {
    const isNames = source === './lib/svg.js' && importer?.includes('/property-information/') === true;
    return isNames ? empty : null;
  },
  load(id) {
    return id === empty ? 'export const svg = { space: "svg", property: {}, normal: {} };' : null;
  },
});
