/** A colour of the site's own, where no style sheet reaches. */
const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

const disc = (fill: string, scale: number): google.maps.Symbol => ({
  path: google.maps.SymbolPath.CIRCLE,
  scale,
  fillColor: colour(fill),
  fillOpacity: 1,
  strokeColor: colour('--color-paper'),
  strokeWeight: 2,
});

export const storeIcon = (isSelected: boolean): google.maps.Symbol =>
  isSelected ? disc('--color-ink', 17) : disc('--color-accent', 13);

export const placeIcon = (): google.maps.Symbol => disc('--color-error', 9);

export const clusterIcon = (count: number): { icon: google.maps.Symbol; label: google.maps.MarkerLabel } => ({
  icon: disc('--color-ink', 19),
  label: { text: String(count), color: colour('--color-paper'), fontWeight: '500' },
});
