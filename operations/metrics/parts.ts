import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { SMTPServer } from 'smtp-server'
import { type Api, startApi } from '../support/api.ts'
import { findProgram } from '../support/parts.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, startServer } from '../support/servers.ts'

/** A series with its last value, as Prometheus answers a question. */
export interface Series {
  metric: Record<string, string>
  value: [number, string]
}

export interface Rule {
  name: string
  query: string
  health: string
  lastError?: string
}

/** Span of a trace, as far as a suite looks at it. */
export interface Span {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
}

export interface ObservedShop {
  api: Api
  postgres: PostgresServer
  /** URL for visitors. */
  storefront: string
  /** Spans that the collector of traces has received. */
  spans: Span[]
  /** Asks Prometheus now. Throws with its message if it refuses the expression. */
  ask(expression: string): Promise<Series[]>
  rules(): Promise<Rule[]>
  /** Ends storefront and API, which send what they still have. */
  stopProcesses(): Promise<void>
  stop(): Promise<void>
}

/**
 * A storefront, an API process and its database, watched by Debian's Prometheus with the files of this folder, and by a
 * collector of traces. Their mail server refuses every recipient.
 */
export async function startObservedShop(): Promise<ObservedShop> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.reverse().splice(0)) await close()
  }
  try {
    const folder = makeFolder('metrics')
    closers.push(async () => removeFolder(folder))
    const postgres = await startPostgres()
    closers.push(() => postgres.stop())
    const collector = await startCollector()
    closers.push(collector.close)
    const smtp = await startRefusingSmtp()
    closers.push(smtp.close)
    const metricsPort = await freePort()
    const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address }
    const api = await startApi({
      DATABASE_URL: postgres.url(),
      MIGRATE: 'auto',
      SITE_URL: 'https://shop.test',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Shop <no-reply@shop.test>',
      OPERATOR_EMAIL: 'desk@shop.test',
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      METRICS_PORT: String(metricsPort),
      RATE_AUTH_PER_ADDRESS: '3',
      ...traces,
    })
    closers.push(api.stop)
    const storefrontPort = await freePort()
    const storefront = startServer(process.execPath, [inRoot('apps/storefront/server.ts')], {
      logFile: join(folder, 'storefront.log'),
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(storefrontPort),
        PUBLIC_ORIGIN: `http://127.0.0.1:${storefrontPort}`,
        API_URL: api.address,
        ...traces,
      },
    })
    closers.push(() => storefront.stop())
    await waitForHttp(`http://127.0.0.1:${storefrontPort}/healthz`, 60_000, storefront.isAlive)
    const prometheus = await startPrometheus(folder, metricsPort)
    closers.push(prometheus.stop)
    return {
      api,
      postgres,
      storefront: `http://127.0.0.1:${storefrontPort}`,
      spans: collector.spans,
      ask: async expression =>
        (await prometheus.get<{ result: Series[] }>(`query?query=${encodeURIComponent(expression)}`)).result,
      rules: async () =>
        (await prometheus.get<{ groups: { rules: Rule[] }[] }>('rules')).groups.flatMap(({ rules }) => rules),
      async stopProcesses() {
        await storefront.stop()
        await api.stop()
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Prometheus with the reference configuration: only the targets are the suite's, and it asks each second. */
async function startPrometheus(folder: string, metricsPort: number) {
  const file = join(folder, 'prometheus.yml')
  const given = readFileSync(inRoot('operations/metrics/prometheus.yml'), 'utf8')
  const written = given
    // Ports of this suite alone: other suites may have processes at the ports of the reference.
    .replace(/(?<=job_name: stoa-api\n.*\n +- targets: )\[.*\]/, `['127.0.0.1:${metricsPort}']`)
    .replace(/targets: \['127\.0\.0\.1:(9093|9464|8405)'\]/g, 'targets: []')
    .replace('scrape_interval: 15s', 'scrape_interval: 1s\n  evaluation_interval: 1s')
    .replace('[alerts.yml]', `[${inRoot('operations/metrics/alerts.yml')}]`)
  writeFileSync(file, written)
  const port = await freePort()
  const server = startServer(
    findProgram('prometheus')!,
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'series')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { logFile: join(folder, 'prometheus.log') },
  )
  const address = `http://127.0.0.1:${port}`
  await waitForHttp(`${address}/-/ready`, 30_000, server.isAlive).catch(error => {
    throw new Error(`${error}\n${server.log().slice(-2_000)}`)
  })
  return {
    async get<Data>(path: string): Promise<Data> {
      const answer = (await (await fetch(`${address}/api/v1/${path}`)).json()) as {
        data: Data
        error?: string
      }
      if (answer.error) throw new Error(answer.error)
      return answer.data
    },
    stop: () => server.stop(),
  }
}

/** Takes spans by OpenTelemetry's protocol, as JSON by HTTP. */
async function startCollector() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    // biome-ignore lint/suspicious/noExplicitAny: the protocol's own shape.
    const { resourceSpans } = (await json(request)) as any
    for (const { resource, scopeSpans } of resourceSpans) {
      const named = resource.attributes.find(({ key }: { key: string }) => key === 'service.name')
      for (const scope of scopeSpans)
        for (const span of scope.spans) spans.push({ ...span, service: named.value.stringValue })
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    spans,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function startRefusingSmtp() {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('There is no such mailbox'), { responseCode: 550 })),
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>(resolve => server.close(resolve)),
  }
}
