const physical =
  /^(left|right|(margin|padding|border)(Left|Right)(Width|Style|Color)?|border(Top|Bottom)(Left|Right)Radius|scroll(Margin|Padding)(Left|Right))$/;
const physicalValues = { textAlign: /^(left|right)$/, float: /^(left|right)$/, clear: /^(left|right)$/ };

const nameOf = (key) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '');

/** Styles name sides by the direction of the text, so that every page mirrors in Arabic. */
const logicalSides = {
  meta: { type: 'problem', docs: { description: 'Physical sides in a style break right-to-left pages.' } },
  create: (context) => ({
    Property(node) {
      const name = nameOf(node.key);
      const value = node.value.type === 'Literal' ? node.value.value : undefined;
      if (physical.test(name) || (typeof value === 'string' && physicalValues[name]?.test(value))) {
        context.report({ node, message: `Use the logical side instead of \`${name}\` (inline-start, inline-end).` });
      }
    },
  }),
};

export default { meta: { name: 'fabula' }, rules: { 'logical-sides': logicalSides } };
