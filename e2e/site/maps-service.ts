import type { Page } from '@playwright/test';
import { fetchPage } from './fetch-page.ts';

/**
 * What replaces Google's maps script: it draws its markers as buttons, answers for one address, and writes down what
 * is asked of it in `window.mapsCalls`.
 */
const script = `(() => {
  const maps = (window.google ??= {}).maps ??= {};
  const calls = (window.mapsCalls = []);
  class Thing {
    constructor() {
      this.listeners = [];
      return new Proxy(this, { get: (own, name) => (name in own || typeof name === 'symbol' ? own[name] : () => undefined) });
    }
    fire(name) {
      for (const [event, handler] of this.listeners) if (event === name) handler();
    }
  }
  maps.Map = class extends Thing {
    constructor(element) {
      super();
      this.element = element;
    }
    view(center, zoom) {
      Object.assign(this, { center, zoom });
      if (!center || !zoom) return;
      const [high, wide] = [150 / 2 ** zoom, 300 / 2 ** zoom];
      this.bounds = { south: center.lat - high, west: center.lng - wide, north: center.lat + high, east: center.lng + wide };
      setTimeout(() => this.fire('idle'));
    }
    setCenter(center) { calls.push(['setCenter', center]); this.view(center, this.zoom); }
    setZoom(zoom) { calls.push(['setZoom', zoom]); this.view(this.center, zoom); }
    panTo({ lat, lng }) { calls.push(['panTo', { lat, lng }]); this.view({ lat, lng }, this.zoom); }
    fitBounds(bounds) { calls.push(['fitBounds', bounds]);
      this.center = { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 };
      this.zoom = Math.log2(600 / (bounds.east - bounds.west));
      this.bounds = bounds;
      setTimeout(() => this.fire('idle'));
    }
    getZoom() { return this.zoom; }
    getBounds() { return { toJSON: () => this.bounds }; }
  };
  maps.Marker = class extends Thing {
    constructor(options) {
      super();
      this.button = document.createElement('button');
      this.button.onclick = () => this.fire('click');
      this.title = options?.title;
      this.setMap(options?.map);
    }
    setTitle(title) { this.button.title = title; }
    setMap(map) {
      this.button.title = this.title ?? this.button.title;
      if (map) map.element.append(this.button);
      else this.button.remove();
    }
  };
  maps.Geocoder = class {
    async geocode(request) {
      calls.push(['geocode', request]);
      if (!request.address.includes('Rivoli')) throw Object.assign(new Error('no result'), { code: request.address.includes('quota') ? 'OVER_QUERY_LIMIT' : 'ZERO_RESULTS' });
      const location = { toJSON: () => ({ lat: 48.8606, lng: 2.3376 }) };
      return { results: [{ formatted_address: 'Rue de Rivoli, 75001 Paris', geometry: { location } }] };
    }
  };
  maps.SymbolPath = { CIRCLE: 0 };
  maps.event = {
    addListener(thing, event, handler) { thing.listeners.push([event, handler]); return { thing, handler }; },
    removeListener({ thing, handler }) { thing.listeners = thing.listeners.filter(([, known]) => known !== handler); },
    clearInstanceListeners(thing) { thing.listeners = []; },
    trigger() {},
  };
  maps.importLibrary = async () => maps;
  maps.__ib__();
})();`;

/** Makes a page that of a site with a key of the maps service, which the site of the tests lacks. */
export async function giveMapsKey(page: Page, path: string, key: string): Promise<void> {
  const { text } = await fetchPage(path);
  const html = text.replace('"context":{', `"context":{"mapsKey":${JSON.stringify(key)},`);
  // No policy comes with it: a site without a key lets none of the service's files in, and one with it is tested elsewhere.
  const answer = { contentType: 'text/html; charset=utf-8', body: html };
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill(answer),
  );
}

/** Replaces the maps service from now on; returns the list of addresses at which its script was requested. */
export async function standInForMaps(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}

/** What the page has asked of the maps service, by the name of the call. */
export const mapsCalls = (page: Page, name: string): Promise<unknown[][]> =>
  page.evaluate((wanted) => {
    const calls: unknown = Reflect.get(window, 'mapsCalls');
    return Array.isArray(calls) ? calls.filter(([call]) => call === wanted) : [];
  }, name);
