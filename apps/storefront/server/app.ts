import { randomBytes, randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { requestScope } from '../app/data/scope.server.ts'
import type { paymentProvider } from '../app/lib/payment-provider.ts'
import { forwardToApi } from './forward.ts'
import { allowOnlyReading, answerRefused, badRequest } from './refusals.ts'
import { originOf, pathOf } from './request-target.ts'
import { contentSecurityPolicy, isCheckoutPage, OPENER_OF_PAYPAL, SECURITY_HEADERS } from './security.ts'

export interface StorefrontOptions {
  readonly build: ServerBuild
  /** Folder of the built files for the browser. */
  readonly clientFolder: string
  readonly apiUrl: string
  /** Scheme and host that canonical links name, such as `https://stoa.example`. */
  readonly publicOrigin: string
  readonly logLevel: string
}

/** What the built application tells of itself, besides its pages. */
interface EntryModule {
  requestScope: typeof requestScope
  paymentProvider: typeof paymentProvider
}

const YEAR_IN_SECONDS = 31_536_000
/** As long as somebody may look at a link before following it. */
const KEPT_AHEAD_IN_SECONDS = 60
const MAX_FORM_BYTES = 65_536
const FORMS = ['/contact', '/track-order', '/stop-emails']

export async function buildStorefront(options: StorefrontOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: options.logLevel,
      // Queries stay out: they carry mailed secrets.
      serializers: {
        req: ({ method, url, ip }) => ({ method, path: url.split('?', 1)[0], remoteAddress: ip }),
      },
    },
    trustProxy: 'loopback',
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,80}$/.test(given) ? given : randomUUID()
    },
    frameworkErrors: answerRefused,
    forceCloseConnections: 'idle',
    // A body that is never finished holds its connection no longer than this.
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 1000 },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  app.setErrorHandler(answerRefused)
  app.setNotFoundHandler(allowOnlyReading)

  await app.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    zlibOptions: { level: 6 },
    threshold: 1024,
    encodings: ['br', 'gzip'],
  })
  forwardToApi(app, options.apiUrl)
  await app.register(pages => servePages(pages, options))
  return app
}

async function servePages(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
  await app.register(fastifyStatic, {
    root: options.clientFolder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'public, max-age=3600',
      )
    },
  })

  const render = createRequestHandler(options.build, 'production')
  const entry = options.build.entry.module as unknown as EntryModule

  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = originOf(request)
    if (!origin) throw badRequest()
    const path = pathOf(request.url)
    // A browser reads `//name/x` as another site's address.
    if (/^[/\\]{2}/.test(request.url)) return reply.code(301).header('location', path).send()
    const nonce = randomBytes(16).toString('base64')
    const abort = new AbortController()
    reply.raw.on('close', () => {
      if (!reply.raw.writableFinished) abort.abort()
    })

    const context = new RouterContextProvider()
    context.set(entry.requestScope, {
      nonce,
      apiUrl: options.apiUrl,
      requestId: request.id,
      clientAddress: request.ip,
      origin: options.publicOrigin,
    })
    const response = await render(
      new Request(new URL(path, origin), {
        method: request.method,
        headers: toHeaders(request.headers),
        signal: abort.signal,
        ...(Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
      }),
      context,
    )
    // Rendering has asked the API what the marketplace is paid by.
    const paysByPayPal = isCheckoutPage(path) && entry.paymentProvider() === 'paypal'
    reply.header('content-security-policy', contentSecurityPolicy(nonce, paysByPayPal))
    if (paysByPayPal) reply.header('cross-origin-opener-policy', OPENER_OF_PAYPAL)
    if (!response.headers.has('cache-control'))
      reply.header(
        'cache-control',
        response.status === 200 && isAheadOfNeed(request)
          ? `private, max-age=${KEPT_AHEAD_IN_SECONDS}`
          : 'no-cache',
      )
    return reply.send(response)
  }

  // Forms are sent here only when scripts are not there yet; their page, opened again, can take them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.post('*', (request, reply) =>
    reply.code(303).header('location', pathOf(request.url).split('?', 1)[0]).send(),
  )
  // These need no session, and so no scripts.
  await app.register(async forms => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    )
    for (const path of FORMS) forms.post(path, answerPage)
  })

  app.route({ method: ['GET', 'HEAD'], url: '*', handler: answerPage })
}

/** A page's data that is fetched before its link is followed: it would be of no use if it were not kept until then. */
const isAheadOfNeed = ({ url, headers }: FastifyRequest) =>
  /\.data(\?|$)/.test(url) && headers['sec-purpose'] === 'prefetch'

function toHeaders(incoming: NodeJS.Dict<string | string[]>): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming)) {
    for (const one of [value].flat())
      if (one !== undefined && !name.startsWith(':')) headers.append(name, one)
  }
  return headers
}
