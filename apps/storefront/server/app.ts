import { randomUUID } from 'node:crypto'
import { join, relative } from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { isCompressed } from '@stoa/server-kit/compressed-bodies'
import type { Draining } from '@stoa/server-kit/draining'
import { endSlowBody, MAX_REQUEST_MS } from '@stoa/server-kit/slow-bodies'
import fastify, { type FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { API_PATHS, REFERENCE_PATH } from './api-paths.ts'
import { answerBridge } from './bridge.ts'
import { embedHeaders, placesOfElements } from './embed.ts'
import { serveHeader } from './embed-header.ts'
import { serveOtherElements } from './embed-routes.ts'
import { BROTLI, GZIP } from './encodings.ts'
import { forwardToApi } from './forward.ts'
import { answerHealth } from './health.ts'
import { takesLargeUpload } from './large-uploads.ts'
import { OPEN_FORM } from './open-form.ts'
import { createPages } from './pages.ts'
import { allowOnlyReading, answerRefused, compressedBody } from './refusals.ts'
import { pathOf } from './request-target.ts'
import { SECURITY_HEADERS, STRICT_TRANSPORT } from './security.ts'
import { answerSecurityTxt } from './security-txt.ts'
import type { StorefrontSettings } from './settings.ts'
import { keepAssetsShared } from './shared-assets.ts'

export interface StorefrontOptions {
  readonly build: ServerBuild
  /** Folder of the built files for the browser. */
  readonly clientFolder: string
  readonly settings: StorefrontSettings
  readonly draining?: Draining
}

/** Files that mail programs load from pages of their own. */
const FOR_EMAILS = /\/fonts\/[\w-]+\.woff2$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const MAX_FORM_BYTES = 65_536
/** Timeout of plugins. The first start of a version copies hundreds of files, maybe to a slow disk. */
const MAX_START_MS = 120_000
const FORMS = ['/contact', '/track-order', '/withdraw', '/report', '/stop-emails', '/deliver-to']

export async function buildStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const { settings } = options
  const app = fastify({
    logger: {
      level: settings.logLevel,
      // Logged without the query, which may contain emailed secrets.
      serializers: {
        req: ({ method, url, ip }) => ({ method, path: url.split('?', 1)[0], remoteAddress: ip }),
      },
    },
    trustProxy: settings.trustProxy,
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,80}$/.test(given) ? given : randomUUID()
    },
    frameworkErrors: answerRefused,
    // Connected clients get their responses and are asked to close the connection.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: MAX_REQUEST_MS,
    pluginTimeout: MAX_START_MS,
    routerOptions: { maxParamLength: 1000 },
  })
  if (settings.otelExporterOtlpEndpoint) {
    // Imported here, so that a process without traces doesn't load the code.
    const { traceRequests } = await import('./traces.ts')
    traceRequests(app, {
      endpoint: settings.otelExporterOtlpEndpoint,
      headers: settings.otelExporterOtlpHeaders,
      ratio: settings.otelTracesSamplerArg,
      onError: message => app.log.warn({ message }, 'traces are not sent'),
    })
  }
  const isSecure = settings.publicOrigin.startsWith('https:')
  app.addHook('onRequest', async request => {
    options.draining?.heard(request.url)
    endSlowBody(request.raw, { server: app.server, takesFile: takesLargeUpload(request.url) })
    if (isCompressed(request.headers)) throw compressedBody()
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // Set here instead of with the page headers, because forwarded responses and errors need it too.
    if (isSecure) reply.headers(STRICT_TRANSPORT)
    // A client that kept the connection would return to a process that has ended.
    if (options.draining?.isDraining) reply.header('connection', 'close')
  })

  app.setErrorHandler(answerRefused)
  app.setNotFoundHandler(allowOnlyReading)

  await app.register(compress, {
    brotliOptions: BROTLI,
    zlibOptions: GZIP,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  })
  answerHealth(app, options)
  forwardToApi(app, settings.apiUrl, [...API_PATHS, ...(settings.reference === 'on' ? [REFERENCE_PATH] : [])])
  await app.register(pages => servePages(pages, options))
  return app
}

async function servePages(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
  answerSecurityTxt(app, options.settings)
  answerBridge(app, options.settings)
  const { assetsHome } = options.settings
  await app.register(fastifyStatic, {
    root: options.clientFolder,
    wildcard: false,
    // The shared folder has this version of the elements, too.
    globIgnore: ['**/*.br', '**/*.gz', ...(assetsHome ? ['embed/*.*.*/**'] : [])],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const url = `/${relative(options.clientFolder, path)}`
      if (url.startsWith('/embed/')) return void reply.headers(embedHeaders(url))
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? FOR_EVER : 'public, max-age=3600')
      if (!FOR_EMAILS.test(path)) return
      reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
    },
  })
  if (assetsHome) await serveShared(app, join(options.clientFolder, 'assets'), assetsHome)
  const otherElements = await serveOtherElements(app, { clientFolder: options.clientFolder, assetsHome })

  const answerPage = createPages(options)
  for (const place of placesOfElements(options.clientFolder, otherElements))
    serveHeader(app, place, answerPage)

  // Forms arrive here only before scripts have loaded. The page, opened again, can handle them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.post('*', (request, reply) =>
    reply.code(303).header('location', pathOf(request.url).split('?', 1)[0]).send(),
  )
  // These forms need neither session nor scripts.
  await app.register(async forms => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    )
    for (const path of [...FORMS, OPEN_FORM]) forms.post(path, answerPage)
  })

  app.route({ method: ['GET', 'HEAD'], url: '*', handler: answerPage })
}

/** Serves scripts and style sheets of other versions, whose pages are still open or come from a newer process. */
async function serveShared(app: FastifyInstance, built: string, shared: string): Promise<void> {
  const stop = await keepAssetsShared(built, shared, error =>
    app.log.error({ err: error }, 'the shared folder of assets could not be kept'),
  )
  app.addHook('onClose', async () => stop())
  await app.register(fastifyStatic, {
    root: shared,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: reply => reply.header('cache-control', FOR_EVER),
  })
}
