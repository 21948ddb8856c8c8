import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { CallToAction } from 'shared/ui';
import { HotspotProductDocument } from './hotspot-product.generated.ts';

/** The way to the product that is there, for a place that has no link of its own. It is asked for when it is opened. */
export function ProductLink({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { content } = usePlatform();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let wanted = true;
    content.query(HotspotProductDocument, { uid }).then(
      ({ products }) => wanted && setUrl(products.items[0]?.url),
      () => undefined, // The card is complete without the link.
    );
    return () => {
      wanted = false;
    };
  }, [content, uid]);
  return url ? <CallToAction link={{ url, label: t('hotspot.product') }} /> : null;
}
