import type { Logger } from 'pino'
import { createProcessMetrics } from '../../platform/observe/metrics.ts'
import { type MetricsServer, serveMetrics } from '../../platform/observe/metrics-server.ts'
import { exposeFigures, type FigureOptions } from './figures.ts'

export type MonitoringOptions = Omit<FigureOptions, 'registry' | 'onError'> & {
  host: string
  /** 0 takes a free one. */
  port: number
  log: Pick<Logger, 'warn'>
}

/** Collects metrics and serves them until it is closed. */
export async function startMonitoring({
  host,
  port,
  log,
  ...options
}: MonitoringOptions): Promise<MetricsServer> {
  const { registry, close } = createProcessMetrics()
  const closeFigures = exposeFigures({
    registry,
    ...options,
    onError: err => log.warn({ err }, 'the database did not answer for the metrics'),
  })
  const server = await serveMetrics(registry, { host, port })
  return {
    address: server.address,
    async close() {
      await server.close()
      close()
      await closeFigures()
    },
  }
}
