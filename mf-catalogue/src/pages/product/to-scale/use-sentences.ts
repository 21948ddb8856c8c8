import { useTranslation } from 'react-i18next';
import { type Beside, person, type Size } from '../../../domain/drawing/drawing.ts';

/** The drawing in words: what each view shows, and how much room a wall leaves. */
export function useSentences(product: string, { width, height, depth }: Size, beside: Beside) {
  const { t } = useTranslation();
  const size = { product, width, height, depth };
  return {
    ofFront:
      beside === 'person'
        ? t('to-scale.front-person', { ...size, person: person.height })
        : t('to-scale.front-wall', { ...size, wall: beside.wall }),
    ofSide: t('to-scale.side-label', size),
    ofRoom: (free: number) =>
      free < 0 ? t('to-scale.too-wide', { count: -2 * free }) : t('to-scale.free', { count: free }),
  };
}
