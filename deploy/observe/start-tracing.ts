/** A server that ends waits no longer for a collector that is away. */
const sendLimitMs = 3_000;

/**
 * Sends the spans of this process to an OpenTelemetry collector, as `http://collector:4318`; without one nothing is loaded.
 * Answers what sends the last ones and stops.
 */
export async function startTracing(server: string, endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendLimitMs });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `site-${server}` }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return () => provider.shutdown().catch(({ message }) => console.error(`The last traces were not taken: ${message}`));
}
