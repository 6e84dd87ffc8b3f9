/** Settings for monitoring a process. */
import { address, share, text, whole } from '../kinds.js'

export const monitoringSettings = {
  METRICS_PORT: whole(0, 65_535, {
    for: ['api'],
    usually: 'none: no metrics',
    says: 'port at which the process serves `/metrics` for Prometheus, a port for each process; 0 takes a free one and says which',
  }),
  METRICS_HOST: text({
    for: ['api'],
    default: '127.0.0.1',
    says: 'the address of this machine that the metrics are served at; anyone who reaches it can read them',
  }),
  SLOW_STATEMENT_MS: whole(1, 3_600_000, {
    for: ['api'],
    default: 250,
    says: 'statements that take longer are logged, with the call or the job that waited',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http', 'https'])({
    for: ['api', 'storefront'],
    usually: 'none: no traces',
    says: 'an OpenTelemetry collector that takes OTLP by HTTP, such as `http://127.0.0.1:4318`',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: text({
    for: ['api', 'storefront'],
    secret: true,
    says: 'what the collector wants to see, as `name=value,name=value`',
  }),
  OTEL_TRACES_SAMPLER_ARG: share({
    for: ['api', 'storefront'],
    default: 1,
    says: 'the share of traces that are kept, such as `0.01`; the storefront decides for the API',
  }),
}
