declare module 'world-atlas/countries-50m.json' {
  const atlas: import('topojson-specification').Topology<{
    countries: import('topojson-specification').GeometryCollection;
  }>;
  export default atlas;
}
