/** Metrics of the marketplace for operators, and its health. */
import type { MetricsServer } from '../../platform/observe/metrics-server.ts'
import type { MonitoringOptions } from './start-monitoring.ts'

export { readHealth } from './health.ts'

/** Collects metrics and serves them until it is closed. */
export async function startMonitoring(options: MonitoringOptions): Promise<MetricsServer> {
  // Loaded here alone: a process without metrics pays nothing for their library.
  const monitoring = await import('./start-monitoring.ts')
  return monitoring.startMonitoring(options)
}
