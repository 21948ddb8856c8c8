import * as L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { nextTask } from 'shared/browser';
import type { Bounds, Point } from '../domain/geometry.ts';
import type { Box } from '../domain/town-names.ts';
import { storeZoom } from '../domain/views.ts';
import { type Clusters, createClusters, type Mark } from './clusters.ts';
import styles from './leaflet.module.css';
import type { MapTarget, Marker } from './map-props.ts';

interface LeafletMapOptions {
  /** Where it begins. */
  start: MapTarget;
  texts: MarkTexts & { map: string };
  onMove(bounds: Bounds, byVisitor: boolean): void;
  onSelect(id: string): void;
}

export interface LeafletMap {
  leaflet: L.Map;
  setStores(stores: readonly Marker[]): void;
  setSelected(id: string | undefined): void;
  /** Marks a place and how far around it stores are looked for, in km. */
  setPlace(place: Point | undefined, radius: number): void;
  goTo(target: MapTarget): void;
  /** What its marks cover. */
  covered(): Box[];
  remove(): void;
}

/** So many new marks are drawn in one go: each takes a slow telephone some milliseconds. */
const marksInOneTask = 8;

/** The event that its marks have been drawn anew. */
export const marksDrawn = 'marksdrawn';

/** Leaflet as the store map needs it. It draws only what is seen, and goes to fractions of a zoom: it has no tiles. */
export function createLeafletMap(element: HTMLElement, options: LeafletMapOptions): LeafletMap {
  const { start, texts, onMove, onSelect } = options;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const leaflet = L.map(element, {
    zoomSnap: 0,
    minZoom: 4,
    maxZoom: 17,
    zoomControl: false,
    attributionControl: false,
    // The wheel scrolls the page until the map has been chosen.
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: false,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    maxBounds: [
      [30, -25],
      [68, 38],
    ],
  });
  // Near a street there is little else to tell how near.
  L.control.scale({ imperial: false }).addTo(leaflet);
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', texts.map);
  leaflet.on('focus', () => leaflet.scrollWheelZoom.enable()).on('blur', () => leaflet.scrollWheelZoom.disable());

  const marks = new Map<string, L.Marker>();
  let clusters: Clusters = createClusters([]);
  let selected: string | undefined;
  let placeMark: L.Marker | undefined;
  const around = L.layerGroup().addTo(leaflet);
  let isTold = true;
  /** The latest drawing; one that is not done with its marks by then goes no further. */
  let latest = 0;

  function draw(): void {
    latest += 1;
    const wanted = new Map(clusters.marksIn(shown(0.2), leaflet.getZoom()).map((mark) => [mark.key, mark]));
    for (const [key, marker] of marks) {
      if (wanted.has(key)) setHighlight(marker, key === selected);
      else {
        marker.remove();
        marks.delete(key);
      }
    }
    add(
      [...wanted.values()].filter(({ key }) => !marks.has(key)),
      latest,
    );
  }

  function add(missing: readonly Mark[], drawing: number): void {
    for (const mark of missing.slice(0, marksInOneTask)) {
      const marker = createMark(mark, texts, () => pressed(mark)).addTo(leaflet);
      marks.set(mark.key, marker);
      setHighlight(marker, mark.key === selected);
    }
    const later = missing.slice(marksInOneTask);
    if (later.length > 0) return void nextTask().then(() => drawing === latest && add(later, drawing));
    putInReadingOrder([...marks.values()]);
    leaflet.fire(marksDrawn);
  }

  function pressed(mark: Mark): void {
    if (mark.kind === 'store') {
      onSelect(mark.store.id);
      return;
    }
    leaflet.setView(mark.at, Math.min(storeZoom, mark.zoomToSplit), { animate: !isStill });
    leaflet.getContainer().focus({ preventScroll: true });
  }

  function go(target: MapTarget, animate: boolean): void {
    if ('centre' in target) leaflet.setView(target.centre, target.zoom, { animate });
    else leaflet.fitBounds(corners(target.bounds), { animate });
  }

  function shown(margin = 0): Bounds {
    const bounds = leaflet.getBounds().pad(margin);
    const [south, west, north, east] = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()];
    return { south, west, north, east };
  }

  leaflet.on('moveend', () => {
    draw();
    // A hidden map has no bounds worth telling.
    if (!leaflet.getSize().x) return;
    onMove(shown(), !isTold);
    isTold = false;
  });
  go(start, false);
  const resized = new ResizeObserver(() => leaflet.invalidateSize({ animate: false }));
  resized.observe(element);

  return {
    leaflet,
    setStores(stores) {
      clusters = createClusters(stores);
      draw();
    },
    setSelected(id) {
      if (id === selected) return;
      selected = id;
      draw();
    },
    setPlace(place, radius) {
      if (!place && !placeMark) return;
      placeMark?.remove();
      around.clearLayers();
      if (place) L.circle(place, { radius: radius * 1000, className: styles.around, interactive: false }).addTo(around);
      const icon = L.divIcon({ className: styles.place, iconSize: [20, 20] });
      placeMark = place && L.marker(place, { icon, keyboard: false, interactive: false, title: texts.place });
      placeMark?.addTo(leaflet);
      leaflet.fire(marksDrawn);
    },
    goTo(target) {
      isTold = true;
      go(target, !isStill);
    },
    covered: () =>
      [...marks.values(), ...(placeMark ? [placeMark] : [])].map((marker) => {
        const { x, y } = leaflet.latLngToContainerPoint(marker.getLatLng());
        const radius = (marker.getElement()?.offsetWidth ?? 0) / 2;
        return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
      }),
    remove() {
      latest += 1;
      resized.disconnect();
      leaflet.remove();
    },
  };
}

const corners = ({ south, west, north, east }: Bounds): L.LatLngBoundsLiteral => [
  [south, west],
  [north, east],
];

interface MarkTexts {
  cluster(count: number): string;
  place: string;
}

/** A button on the map: a store by its name, or how many are there. It is pressed by pointer, Enter and Space. */
function createMark(mark: Mark, texts: MarkTexts, onPress: () => void): L.Marker {
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

/** A keyboard goes through marks from north to south, in whatever order they came. One that has the focus stays: it would lose it. */
function putInReadingOrder(marks: L.Marker[]): void {
  const at = (marker: L.Marker) => marker.getLatLng();
  const elements = marks
    .sort((one, other) => at(other).lat - at(one).lat || at(one).lng - at(other).lng)
    .flatMap((marker) => marker.getElement() ?? []);
  const follows = (element: Element, before?: Element) =>
    !before || before.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
  if (elements.every((element, index) => follows(element, elements[index - 1]))) return;
  let next: Element | undefined;
  for (const element of elements.reverse()) {
    const isFocused = element === document.activeElement;
    if (!isFocused && next) next.before(element);
    else if (!isFocused) element.parentElement?.append(element);
    next = element;
  }
}

function setHighlight(marker: L.Marker, isSelected: boolean): void {
  marker.setZIndexOffset(isSelected ? 1000 : 0);
  const element = marker.getElement();
  element?.classList.toggle(styles.selected ?? '', isSelected);
  if (isSelected) element?.setAttribute('aria-current', 'true');
  else element?.removeAttribute('aria-current');
}
