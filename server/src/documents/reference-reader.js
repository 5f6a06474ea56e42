/**
 * What the page of the API reference runs: Swagger UI, which takes OpenAPI 3.1 in as a tree of elements, the whole of it for
 * every part that is opened. For a contract of thousands of schemas that is half a minute, so it is given less.
 */

/**
 * The part of a document that one value in it needs: the value, and what it refers to.
 *
 * @param {Record<string, unknown>} document an OpenAPI document whose references stay in it
 * @param {readonly string[]} path the keys that lead to the value
 */
function neededBy(document, path) {
  const needed = { openapi: document.openapi, info: document.info };
  const waiting = [path];
  for (let keys = waiting.pop(); keys !== undefined; keys = waiting.pop()) {
    let from = document;
    let to = needed;
    for (const key of keys.slice(0, -1)) {
      from = from?.[key];
      to = to[key] ??= {};
    }
    const last = keys.at(-1);
    if (from?.[last] === undefined || to[last] === from[last]) continue;
    to[last] = from[last];
    // It visits every value at any depth.
    JSON.stringify(from[last], (_, value) => {
      if (typeof value === 'string' && value.startsWith('#/')) waiting.push(keysOf(value));
      return value;
    });
  }
  return needed;
}

/**
 * Where a reference leads, no deeper than to a whole component or operation.
 *
 * @param {string} reference a JSON pointer (RFC 6901) in a URI fragment
 */
const keysOf = (reference) =>
  reference
    .slice(2)
    .split('/', 3)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));

/** A plugin of Swagger UI (https://swagger.io/docs/open-source-tools/swagger-ui/customization/plugin-api/). */
const readingLittle = ({ fn: { resolveSubtree } }) => ({
  fn: {
    resolveSubtree: (document, path, options) =>
      resolveSubtree(path.length === 0 ? document : neededBy(document, path), path, options),
  },
  statePlugins: {
    spec: {
      wrapActions: {
        // As YAML, it takes seconds; what is no JSON is left to be complained about there.
        parseToJson:
          (parseYaml, { specActions, specSelectors }) =>
          (text = specSelectors.specStr()) => {
            let contract;
            try {
              contract = JSON.parse(text);
            } catch {
              return parseYaml(text);
            }
            return specActions.updateJsonSpec(contract);
          },
      },
    },
  },
});

document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
SwaggerUIBundle({
  dom_id: '#reference',
  url: '/api/openapi.json',
  layout: 'BaseLayout',
  plugins: [readingLittle],
  deepLinking: true,
  docExpansion: 'none',
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
