import L from 'leaflet';
import type { Mark } from '../clusters.ts';
import styles from './leaflet.module.css';

export interface MarkTexts {
  cluster(count: number): string;
  place: string;
}

/** A button on the map: a store by its name, or how many are there. It is pressed by pointer, Enter and Space. */
export function createMark(mark: Mark, texts: MarkTexts, onPress: () => void): L.Marker {
  const isStore = mark.kind === 'store';
  const title = isStore ? mark.store.name : texts.cluster(mark.count);
  const icon = isStore
    ? L.divIcon({ className: styles.store, iconSize: [28, 28] })
    : L.divIcon({ className: styles.cluster, iconSize: [40, 40], html: String(mark.count) });
  const marker = L.marker(mark.at, { icon, title, riseOnHover: true });
  marker.on('click', onPress);
  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', title);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    });
  });
  return marker;
}

export function setHighlight(marker: L.Marker, isSelected: boolean): void {
  marker.setZIndexOffset(isSelected ? 1000 : 0);
  const element = marker.getElement();
  element?.classList.toggle(styles.selected ?? '', isSelected);
  if (isSelected) element?.setAttribute('aria-current', 'true');
  else element?.removeAttribute('aria-current');
}
