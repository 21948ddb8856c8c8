import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Our largest operation, all blocks of a page, has about 2,000 tokens and costs about 20,000. */
export const tokenLimit = 6_000;
const depthLimit = 12;
const costLimit = 40_000;
/** How many entries a list is taken to have where no `limit` says so, or a variable does. */
const listLength = 10;

/**
 * The cost of a field that takes much more work than reading a value: every field that searches counts in the
 * database, and every one that takes a password hashes it. However it is named, and as often as it is asked for.
 */
const expensiveFields: Record<string, number> = {
  searchByNodeType: 2_000,
  searchSecondStep: 2_000,
  searchSpelling: 2_000,
  places: 1_000,
  placesLike: 1_000,
  towns: 1_000,
  productFilterCounts: 1_000,
  storesWithin: 500,
  storesNearest: 500,
  sitePages: 2_000,
  accountExport: 5_000,
  login: 10_000,
  register: 10_000,
  createAccount: 10_000,
  updatePassword: 10_000,
  lostPassword: 10_000,
  resetPassword: 10_000,
  deleteAccount: 10_000,
};

interface Measure {
  depth: number;
  cost: number;
}

/**
 * Refuses operations that go too deep or ask for too much. Each field costs one, and inside a list as often as the list
 * may have entries; the entries of a page are its `limit`. Fields that search or hash cost more.
 */
export function limitedQueries(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  let visited = 0;

  function ofSelection(set: SelectionSetNode, parent: GraphQLNamedType, page: number, within: string[]): Measure {
    const total = { depth: 0, cost: 0 };
    for (const selection of set.selections) {
      const { depth, cost } = ofNode(selection, parent, page, within);
      total.depth = Math.max(total.depth, depth);
      total.cost += cost;
    }
    return total;
  }

  function ofNode(
    node: SelectionSetNode['selections'][number],
    parent: GraphQLNamedType,
    page: number,
    within: string[],
  ): Measure {
    // Fragments that spread others twice each would otherwise take exponential time.
    visited += 1;
    if (visited > costLimit) return { depth: 0, cost: costLimit + 1 };
    if (node.kind === Kind.FIELD) return ofField(node, parent, page, within);
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : context.getFragment(node.name.value);
    const name = node.kind === Kind.INLINE_FRAGMENT ? undefined : node.name.value;
    // A fragment that is not there, or leads back to itself, is refused by another rule.
    if (!fragment || (name && within.includes(name))) return { depth: 0, cost: 0 };
    const type = conditionOf(fragment) ?? parent;
    return ofSelection(fragment.selectionSet, type, page, name ? [...within, name] : within);
  }

  const roots: unknown[] = [schema.getQueryType(), schema.getMutationType()];
  const isRoot = (type: GraphQLNamedType): boolean => roots.includes(type);

  const conditionOf = ({ typeCondition }: { typeCondition?: NamedTypeNode }) =>
    typeCondition && schema.getType(typeCondition.name.value);

  function ofField(field: FieldNode, parent: GraphQLNamedType, page: number, within: string[]): Measure {
    const definition = isObjectType(parent) ? parent.getFields()[field.name.value] : undefined;
    const type = definition && getNamedType(definition.type);
    const own = isRoot(parent) ? (expensiveFields[field.name.value] ?? 1) : 1;
    if (!field.selectionSet || !definition || !isCompositeType(type)) return { depth: 1, cost: own };
    const inner = ofSelection(field.selectionSet, type, limitOf(field) ?? page, within);
    const entries = isListType(getNullableType(definition.type)) ? page : 1;
    return { depth: inner.depth + 1, cost: own + entries * inner.cost };
  }

  return {
    OperationDefinition(operation) {
      const root = schema.getRootType(operation.operation);
      if (!root) return;
      const { depth, cost } = ofSelection(operation.selectionSet, root, listLength, []);
      if (depth > depthLimit)
        context.reportError(new GraphQLError(`The operation goes ${depth} levels deep, ${depthLimit} are allowed`));
      if (cost > costLimit)
        context.reportError(new GraphQLError(`The operation costs ${cost}, ${costLimit} are allowed`));
    },
  };
}

/** The `limit` that a field is asked with; undefined where it has none or it comes in a variable. */
function limitOf(field: FieldNode): number | undefined {
  const value = field.arguments?.find(({ name }) => name.value === 'limit')?.value;
  return value?.kind === Kind.INT ? Math.max(Number(value.value), 1) : undefined;
}
