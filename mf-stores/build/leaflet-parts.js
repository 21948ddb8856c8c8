// What the store map takes of Leaflet. The package's own file has tiles, pop-ups and pictures, too, which are nearly a third of it.
import { Scale } from 'leaflet/src/control/Control.Scale.js';
import 'leaflet/src/layer/vector/Renderer.getRenderer.js';

export { geoJSON } from 'leaflet/src/layer/GeoJSON.js';
export { layerGroup } from 'leaflet/src/layer/LayerGroup.js';
export { divIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { marker } from 'leaflet/src/layer/marker/Marker.js';
export { circle } from 'leaflet/src/layer/vector/Circle.js';
export { map } from 'leaflet/src/map/index.js';

export const control = { scale: (options) => new Scale(options) };
