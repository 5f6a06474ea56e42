const spacing = /^(scrollP|scrollM|p|m)(adding|argin)([A-Z]|$)|^((row|column)G|g)ap$|^inset([A-Z]|$)/;
/** A length in pixels other than a hairline of one pixel. */
const rawLength = /(?<![\w.])-?(?!1px)(\d*\.)?\d+px/;

const nameOf = (key) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '');

/** The texts and numbers that an expression writes out; what it only refers to has a name. */
function writtenIn(node) {
  switch (node?.type) {
    case 'Literal':
      return [node.value];
    case 'UnaryExpression':
      return writtenIn(node.argument);
    case 'TemplateLiteral':
      return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(writtenIn)];
    case 'BinaryExpression':
      // A factor is no distance.
      return /[+-]/.test(node.operator) ? [node.left, node.right].flatMap(writtenIn) : [];
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(writtenIn);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(writtenIn);
    case 'ArrayExpression':
      return node.elements.flatMap(writtenIn);
    default:
      return [];
  }
}

const isRawLength = (value) =>
  typeof value === 'number' ? value !== 0 : typeof value === 'string' && rawLength.test(value);
const isRawWeight = (value) => typeof value === 'number' || /^\d+$|^bold/.test(String(value));

/** Distances and font weights come from the theme, so that the scale binds. A distance that is no step of it has a name. */
const spacingTokens = {
  meta: { type: 'problem', docs: { description: 'Raw distances and font weights do not follow the scale.' } },
  create: (context) => ({
    Property(node) {
      const name = nameOf(node.key);
      const written = writtenIn(node.value);
      if (spacing.test(name) && written.some(isRawLength)) {
        context.report({
          node,
          message: `Take \`${name}\` from \`vars.space\` or \`vars.fineSpace\`; what is no step of them gets a named constant.`,
        });
      }
      if (name === 'fontWeight' && written.some(isRawWeight)) {
        context.report({ node, message: 'Take `fontWeight` from `vars.weight`.' });
      }
    },
  }),
};

export default { meta: { name: 'fabula-tokens' }, rules: { 'spacing-tokens': spacingTokens } };
