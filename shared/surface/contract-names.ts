/** A contract in its two halves: `mf-content/blocks@1` is `mf-content/blocks` in its major 1. */
export function splitContract(contract: string): { name: string; major: number } {
  const at = contract.lastIndexOf('@');
  return { name: contract.slice(0, at), major: Number(contract.slice(at + 1)) };
}

/** The major of a contract in a list of them; undefined where the list does not have it. */
export function usedMajor(contracts: readonly string[], name: string): number | undefined {
  const found = contracts.find((contract) => contract.startsWith(`${name}@`));
  return found === undefined ? undefined : splitContract(found).major;
}
