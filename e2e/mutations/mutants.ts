import { parse } from '@babel/parser';

/** A small change of code that a test should notice. */
export interface Mutant {
  /** Where it is in the text, in characters. */
  start: number;
  end: number;
  replacement: string;
  line: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number } };
  [field: string]: unknown;
}

const others: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** Calls that only log or measure, or let a process end before its timer: nobody tests that they are there. */
const unseen = /^(?:await |void )?(?:console|\w*log|app\.log)\.|^performance\.|\.unref\(\)/;

/** Where the clock is read: no test meets the millisecond at which `<` and `<=` differ. */
const readsClock = /\.now\(/;

/** A sum of written numbers, as `5 * 60_000`: a value somebody chose, no rule. */
const writtenNumbers = /^[\d\s_.*/+-]+$/;

/** Every small change of a TypeScript file that could be wrong: conditions, operators, booleans, calls that are left out. */
export function mutantsOf(text: string): Mutant[] {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const mutants: Mutant[] = [];
  const source = ({ start, end }: Node) => text.slice(start, end);
  const replace = (node: Node, replacement: string) =>
    mutants.push({ start: node.start, end: node.end, replacement, line: node.loc.start.line });

  const byType: Record<string, (node: Node) => void> = {
    BinaryExpression: (node) => changeOperator(node),
    LogicalExpression: (node) => changeOperator(node),
    UnaryExpression(node) {
      if (node.operator === '!' && isNode(node.argument)) replace(node, source(node.argument));
    },
    BooleanLiteral: (node) => replace(node, node.value ? 'false' : 'true'),
    IfStatement: changeTest,
    ConditionalExpression: changeTest,
    ExpressionStatement(node) {
      const { expression } = node;
      const called = isNode(expression) && expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (isNode(called) && called.type === 'CallExpression' && !unseen.test(source(node))) replace(node, ';');
    },
  };

  function changeOperator(node: Node): void {
    const { left, right, operator } = node;
    if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return;
    const other = others[operator];
    if (other === undefined || writtenNumbers.test(source(node))) return;
    if (/[<>]/.test(operator) && readsClock.test(source(node))) return;
    const between = text.slice(left.end, right.start).replace(operator, other);
    mutants.push({ start: left.end, end: right.start, replacement: between, line: node.loc.start.line });
  }

  function changeTest({ test }: Node): void {
    if (!isNode(test)) return;
    for (const replacement of ['true', 'false']) replace(test, replacement);
  }

  (function visit(value: unknown): void {
    if (Array.isArray(value)) {
      for (const one of value) visit(one);
      return;
    }
    if (!isNode(value) || value.type.startsWith('TS')) return;
    byType[value.type]?.(value);
    for (const one of Object.values(value)) visit(one);
  })(program.body);
  return mutants;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'loc' in value;

/** The text with a mutant in it. */
export const mutated = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);
