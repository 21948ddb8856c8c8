import type { Endpoint } from './endpoint.ts';
import type { LiveOperation } from './live-operations.ts';

export interface Findings {
  /** In the order of the operations: what the endpoint lacks for each, if anything. */
  lacking: { operation: LiveOperation; lacks: string[] }[];
  /** How many operations could be checked, and those that could not. */
  checked: number;
  unchecked: LiveOperation[];
}

/** Puts every operation to an endpoint. */
export async function checkEndpoint({ inspect }: Endpoint, operations: readonly LiveOperation[]): Promise<Findings> {
  const findings: Findings = { lacking: [], checked: 0, unchecked: [] };
  for (const operation of operations) {
    const lacks = await inspect(operation);
    if (!lacks) findings.unchecked.push(operation);
    else findings.checked++;
    if (lacks?.length) findings.lacking.push({ operation, lacks });
  }
  return findings;
}

/** The findings as lines for people. */
export function findingLines({ lacking, checked, unchecked }: Findings): string[] {
  const nameOf = ({ release, type, name }: LiveOperation) => `${release}  ${type} ${name}`;
  return [
    ...lacking.flatMap(({ operation, lacks }) => [nameOf(operation), ...lacks.map((lack) => `  ${lack}`)]),
    ...unchecked.map((operation) => `${nameOf(operation)}\n  not checked: it would have to be run`),
    lacking.length
      ? `${lacking.length} of ${checked} operations would fail`
      : `All ${checked} operations are answered${unchecked.length ? `, ${unchecked.length} could not be checked` : ''}`,
  ];
}
