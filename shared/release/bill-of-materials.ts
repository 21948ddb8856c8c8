import { z } from 'zod';

/** The file of a release that lists the packages in its bundles; servers and people read it, no browser. */
export const billOfMaterialsFile = 'bom.json';

/** What of CycloneDX 1.6 a release says of itself. */
export const billOfMaterialsSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.literal(1),
  metadata: z.object({ component: z.object({ type: z.literal('application'), name: z.string() }) }),
  components: z
    .array(
      z.object({
        type: z.literal('library'),
        name: z.string().max(214),
        version: z.string().max(100),
        purl: z.string(),
        licenses: z.array(z.object({ expression: z.string() })).optional(),
        /** `bundle`: `browser`, `server` or both. */
        properties: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    )
    .max(5_000),
});
export type BillOfMaterials = z.infer<typeof billOfMaterialsSchema>;
export type Component = BillOfMaterials['components'][number];

/** The sides of a release that have a package, in words. */
export const sidesOf = ({ properties }: Component): string =>
  properties.flatMap(({ name, value }) => (name === 'bundle' ? [value] : [])).join(' and ');
