// Fails when folders import each other in a circle. dependency-cruiser's `scope: 'folder'` rules count type-only imports
// too and cannot leave them out; types are gone at run time and may point anywhere, so only values count here.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import ts from 'typescript';

const ROOTS = ['server/src', 'sdk/src', 'ui/src', 'app/src'];

/** Imports of values from one sibling to another: the names of both, and the first import that says so. */
type Graph = Map<string, Map<string, string>>;

const sources = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', root], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file) && existsSync(file))
    .filter((file) => !file.includes('/testing/'));

/** Whether an import or a re-export names types alone. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  const whole = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
  if (whole === true) return true;
  if (names === undefined || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  const isDefault = ts.isImportDeclaration(node) && node.importClause?.name !== undefined;
  return !isDefault && names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

/** The module that a node imports values of; undefined for any other node. */
function importedBy(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const from = node.moduleSpecifier;
    return from !== undefined && ts.isStringLiteral(from) && !isTypeOnly(node) ? from.text : undefined;
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined;
  const [from] = node.arguments;
  return from !== undefined && ts.isStringLiteralLike(from) ? from.text : undefined;
}

function importsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const from = importedBy(node);
    if (from?.startsWith('.') === true) found.push(path.posix.join(path.posix.dirname(file), from));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found.flatMap((to) => {
    const whole = [to, `${to}.ts`, `${to}.tsx`].find((name) => /\.tsx?$/.test(name) && existsSync(name));
    return whole === undefined ? [] : [whole];
  });
}

/** What stands beside each other in every folder below `root`, and who imports whom: a sub-folder counts as one. */
function siblingGraphs(root: string): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  for (const file of sources(root)) {
    for (const to of importsOf(file)) {
      const [from, target] = [file.split('/'), to.split('/')];
      const depth = from.findIndex((part, index) => part !== target[index]);
      const parent = from.slice(0, depth).join('/');
      const [a, b] = [from[depth], target[depth]];
      if (a === undefined || b === undefined || !parent.startsWith(root)) continue;
      const graph = graphs.get(parent) ?? new Map<string, Map<string, string>>();
      const arrows = graph.get(a) ?? new Map<string, string>();
      graphs.set(parent, graph.set(a, arrows.has(b) ? arrows : arrows.set(b, `${file} → ${to}`)));
    }
  }
  return graphs;
}

/** A shortest circle from a sibling back to itself; undefined when there is none. */
function circleFrom(graph: Graph, start: string): string[] | undefined {
  const queue = [[start]];
  const seen = new Set<string>();
  for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
    for (const next of graph.get(route.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return route;
      if (!seen.has(next)) queue.push([...route, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Each circle once, as lines that name the imports which close it. */
function circlesOf(parent: string, graph: Graph): string[] {
  const named = new Set<string>();
  return [...graph.keys()].toSorted().flatMap((start) => {
    const circle = named.has(start) ? undefined : circleFrom(graph, start);
    if (circle === undefined) return [];
    for (const name of circle) named.add(name);
    const arrows = circle.map((name, index) => graph.get(name)?.get(circle[(index + 1) % circle.length] ?? start));
    return [`${parent}: ${[...circle, start].join(' → ')}\n  ${arrows.join('\n  ')}`];
  });
}

const roots = process.argv.length > 2 ? process.argv.slice(2) : ROOTS;
const circles = roots.flatMap((root) =>
  [...siblingGraphs(root)].flatMap(([parent, graph]) => circlesOf(parent, graph)),
);
for (const circle of circles) console.error(circle);
process.exitCode = circles.length > 0 ? 1 : 0;
