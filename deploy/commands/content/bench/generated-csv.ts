import type { UncheckedRecord } from '../../../content-api/import/record.ts';
import { csvLines } from '../write-lines.ts';
import { generatedProduct } from './generated-products.ts';

/** So many generated products as the lines of a CSV file. */
export const generatedCsv = (count: number, collections: readonly string[]): AsyncGenerator<string> =>
  csvLines('products', records(count, collections));

async function* records(count: number, collections: readonly string[]): AsyncGenerator<UncheckedRecord> {
  for (let number = 0; number < count; number++) yield { ...generatedProduct(number, collections) };
}
