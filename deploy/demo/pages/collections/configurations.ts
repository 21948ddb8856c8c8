import type { Localised } from '../../../content-api/content.ts';
import { products } from '../../records/products.ts';
import { words } from '../../records/words.ts';

/** What a collection can be made up of, with the sizes that its products have. */
export function configurationsOf(collection: string): { text: Localised; picto: string }[] {
  const own = products.filter((product) => product.collection === collection);
  const basins = (count: number) =>
    own.flatMap(({ construction, size: [width] }) =>
      construction.kind === 'unit' && construction.basins === count ? [width] : [],
    );
  const tall = own.flatMap(({ subType, size: [, height] }) => (subType === 'Colonne' ? [height] : []));
  return [
    ...configuration('one-basin', words('Une vasque', 'Eén wastafel', 'One basin', 'Ein Becken'), basins(1)),
    ...configuration('two-basins', words('Deux vasques', 'Twee wastafels', 'Two basins', 'Zwei Becken'), basins(2)),
    ...configuration('tall-unit', words('Colonne', 'Kolomkast', 'Tall unit', 'Hochschrank'), tall),
  ];
}

/** Nothing, where there is no product of that kind. */
function configuration(picto: string, { fr, nl, en, de }: Localised, sizes: number[]) {
  if (sizes.length === 0) return [];
  const least = Math.min(...sizes);
  const most = Math.max(...sizes);
  const text =
    least === most
      ? words(`${fr}, ${most} cm`, `${nl}, ${most} cm`, `${en}, ${most} cm`, `${de}, ${most} cm`)
      : words(
          `${fr}, de ${least} à ${most} cm`,
          `${nl}, van ${least} tot ${most} cm`,
          `${en}, ${least} to ${most} cm`,
          `${de}, ${least} bis ${most} cm`,
        );
  return [{ text, picto: `/pictures/icons/configuration-${picto}.svg` }];
}
