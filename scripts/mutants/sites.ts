/** Where a rule file can be changed a little, and how. */
import { parseAst } from 'vite';

export interface Site {
  readonly start: number;
  readonly end: number;
  /** What could stand there instead. */
  readonly after: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '++': ['--'],
  '--': ['++'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
  '||=': ['&&='],
};

const CALLS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
};

/** What is told changes no rule; types and imports do nothing. */
function isLeftAlone(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true;
  if (node.type.startsWith('TS'))
    return !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type);
  const callee = node.type === 'CallExpression' ? (node['callee'] as Node) : null;
  return isNode(callee?.['property']) && callee['property']['name'] === 'tell';
}

/** Whether a statement only tells something. */
function tellsOnly(node: Node): boolean {
  const chain = node['expression'] as Node;
  const call = chain.type === 'ChainExpression' ? (chain['expression'] as Node) : chain;
  return isLeftAlone(call);
}

const DOES_SOMETHING = [
  'CallExpression',
  'ChainExpression',
  'AssignmentExpression',
  'UpdateExpression',
];

/** All sites of a source text, in order. */
export function sitesIn(source: string): Site[] {
  const sites: Site[] = [];
  const text = (node: Node): string => source.slice(node.start, node.end);
  const put = (start: number, end: number, after: readonly string[]): void => {
    sites.push({ start, end, after });
  };
  const whole = (node: Node, ...after: string[]): void => put(node.start, node.end, after);

  const operator = (node: Node, from: number): void => {
    const sign = node['operator'] as string;
    const after = OPERATORS[sign];
    if (after === undefined) return;
    const at = source.indexOf(sign, from);
    put(at, at + sign.length, after);
  };

  const visit = (node: Node): void => {
    if (isLeftAlone(node)) return;
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        operator(node, (node['left'] as Node).end);
        break;
      case 'UpdateExpression':
        operator(node, node['prefix'] === true ? node.start : (node['argument'] as Node).end);
        break;
      case 'UnaryExpression':
        if (node['operator'] === '!') whole(node, text(node['argument'] as Node));
        break;
      case 'Literal':
        if (typeof node['value'] === 'boolean') whole(node, String(!node['value']));
        if (typeof node['value'] === 'number')
          whole(node, String(node['value'] + 1), String(node['value'] - 1));
        break;
      case 'IfStatement':
      case 'ConditionalExpression': {
        const test = node['test'] as Node;
        whole(test, `!(${text(test)})`, 'true', 'false');
        break;
      }
      case 'WhileStatement':
      case 'ForStatement':
        if (isNode(node['test'])) whole(node['test'], 'false');
        break;
      case 'ExpressionStatement':
        if (DOES_SOMETHING.includes((node['expression'] as Node).type) && !tellsOnly(node))
          whole(node, ';');
        break;
      case 'ArrayExpression':
        if ((node['elements'] as unknown[]).length > 0) whole(node, '[]');
        break;
      case 'MemberExpression': {
        const property = node['property'] as Node;
        const other = CALLS[String(property['name'])];
        if (node['computed'] === false && other !== undefined) whole(property, other);
        break;
      }
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node);
  return sites;
}
