import { hasVersion } from '@stoa/server-kit/if-none-match'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { actingFor } from '../platform/db/acting-shop.ts'
import { problem } from '../platform/problem.ts'
import type { ResponseCache } from '../platform/response-cache.ts'
import { type CompiledContract, compiledContract } from './compiled.ts'
import type { Contract, Operation, ParameterPlace } from './document.ts'
import { registerErrors } from './errors.ts'
import type { Actor, Call, RawAnswer, ShopScope } from './handlers.ts'
import { maxMultipartBytes, readMultipart } from './multipart.ts'
import { allowedOrigin, allowReading, answerPreflight, type OtherOrigins } from './other-origins.ts'
import { checkAnswers } from './response-check.ts'
import { createSpool, type Spool } from './spool.ts'
import { fieldsOf } from './validators.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    shop: ShopScope | null
  }
  interface FastifyContextConfig {
    operation?: Operation
  }
}

/** Handlers by operation, as the types of a contract describe them. */
export type AnyHandlers = Readonly<Record<string, (call: never) => Promise<unknown>>>

export interface WiringOptions {
  contract: Contract
  handlers: AnyHandlers
  /** Lets a caller in: sets `actor`, and `shop` if the operation is about one, or throws the problem. */
  admit(request: FastifyRequest, operation: Operation): Promise<void>
  /** Hooks of an operation in addition to the contract's, such as its rate limit. */
  guards?: Partial<
    Record<string, { onRequest?: onRequestAsyncHookHandler; preHandler?: onRequestAsyncHookHandler }>
  >
  /** GET operations that change state. They are rejected for a prefetch, and for a request of another site. */
  effects: ReadonlySet<string>
  /** Operations whose responses are the same for everyone, and the cache for them. */
  cached?: { operations: ReadonlySet<string>; cache: ResponseCache }
  /** Pages of other origins that may use embeddable operations. By default none. */
  otherOrigins?: OtherOrigins
  /** Maximum size of all files that arrive or are being read, in bytes. */
  maxFileBytes?: number
  /** Every JSON answer is validated against the contract; for tests. */
  checkResponses?: boolean
}

/** Routes, guards, validation and serialization, all from the contract. */
export function registerContract(app: FastifyInstance, options: WiringOptions): void {
  const { contract, handlers } = options
  const declared = new Set(contract.operations.map(operation => operation.id))
  const missing = [...declared].filter(id => !(id in handlers))
  const unknown = Object.keys(handlers).filter(id => !declared.has(id))
  if (missing.length > 0 || unknown.length > 0)
    throw new Error(
      `Handlers and contract differ. Without a handler: ${missing.join(', ') || '–'}; not in the contract: ${unknown.join(', ') || '–'}`,
    )

  app.decorateRequest('actor', null)
  app.decorateRequest('shop', null)
  acceptJsonOnly(app)
  registerErrors(app, contract)
  const compiled = compiledContract(contract)
  if (options.checkResponses) checkAnswers(app, compiled.validators)
  const spool = createSpool(options.maxFileBytes)
  for (const operation of contract.operations) route(app, operation, { compiled, spool }, options)
}

/** Accepts only content types of the contract. An empty JSON body counts as no body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else
      parse(request, body as string, (error, value) =>
        done(error, HALF_LETTER.test(body as string) ? wellFormed(value) : value),
      )
  })
}

/** Half of a character outside the basic plane, which JSON can name; also a whole one named by its halves. */
const HALF_LETTER = /\\u[dD][89a-fA-F]/

/** Replaces text that the database cannot store with U+FFFD: a client's script may have cut an emoji in two. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wellFormed(each)]))
}

function route(
  app: FastifyInstance,
  operation: Operation,
  { compiled, spool }: { compiled: CompiledContract; spool: Spool },
  options: WiringOptions,
): void {
  const handle = options.handlers[operation.id] as (call: unknown) => Promise<unknown>
  const handler = operation.shopKey
    ? async (call: { shop: ShopScope }) => actingFor(call.shop.shopId, async () => handle(call))
    : handle
  const guard = options.guards?.[operation.id]
  const { places, body: bodyValidator, stringify } = compiled.of(operation)
  const cache = options.cached?.operations.has(operation.id) ? options.cached.cache : null
  const takesFiles = operation.body?.contentType === 'multipart/form-data'
  const embedders = operation.isEmbeddable ? options.otherOrigins : undefined
  if (embedders) answerPreflight(app, operation, embedders)

  app.route({
    method: operation.method as 'GET',
    url: operation.url,
    config: { operation },
    ...(operation.maxJsonKilobytes !== null && { bodyLimit: operation.maxJsonKilobytes * 1024 }),
    // A HEAD would run the GETs that change something.
    exposeHeadRoute: false,
    onRequest: [
      // First, so that a page can read a refusal too.
      ...(embedders ? [allowReading(embedders)] : []),
      ...(guard?.onRequest ? [guard.onRequest] : []),
      ...(takesFiles ? [forgetSpooled(spool)] : []),
      async (request, reply) => {
        if (operation.isSecured || operation.tag === 'auth' || operation.operatorKey !== null)
          reply.header('cache-control', 'no-store')
        if (options.effects.has(operation.id)) refuseUnasked(request)
        await options.admit(request, operation)
        checkMediaType(request, operation)
      },
    ],
    preValidation: async request => {
      if (takesFiles) request.body = await readMultipart(request, operation, spool)
      if (!bodyValidator) return
      if (request.body === undefined && !operation.body?.required) return
      const validateBody = bodyValidator()
      if (!validateBody(request.body)) throw invalid(validateBody.errors ?? [], 'body')
    },
    ...(guard?.preHandler && { preHandler: guard.preHandler }),
    ...(takesFiles && { onResponse: spool.remove }),
    handler: async (request, reply) => {
      const call = callOf(request, reply, operation)
      const given = { path: call.params, query: call.query, header: call.headers }
      for (const [place, validator] of places) {
        const validate = validator()
        if (!validate(given[place])) throw invalid(validate.errors ?? [], place)
      }
      call.headers = underContractNames(call.headers, operation)
      if (cache && stringify) {
        sortSets(call.query, operation)
        const key = `${operation.id} ${JSON.stringify([call.params, call.query])}`
        const { body, etag, version } = await cache.respond(key, async () => stringify(await handler(call)))
        const keptFor =
          embedders && allowedOrigin(request, embedders) ? embedders.keptFor[operation.id] : undefined
        // Clients may store it, and ask each time whether it is still good.
        reply.headers({ etag, 'cache-control': keptFor ? `public, max-age=${keptFor}` : 'no-cache' })
        if (version !== null) reply.header('stoa-catalog-version', version)
        if (isKnown(request, etag)) return reply.code(304).send()
        return reply.code(operation.status).type('application/json; charset=utf-8').send(body)
      }
      const answer = takesFiles ? await spool.using(request, () => handler(call)) : await handler(call)
      if (stringify)
        return reply.code(operation.status).type('application/json; charset=utf-8').send(stringify(answer))
      if (answer === undefined) return reply.code(operation.status).send()
      const raw = answer as RawAnswer
      const { etag } = raw.headers ?? {}
      if (etag && isKnown(request, etag))
        return reply
          .code(304)
          .headers(raw.headers ?? {})
          .send()
      return reply
        .code(operation.status)
        .type(raw.contentType)
        .headers(raw.headers ?? {})
        .send(raw.body)
    },
  })
}

/**
 * Deletes the request's files if the client disconnects before the response. The request then ends without one, and
 * no hook runs.
 */
const forgetSpooled =
  (spool: Spool): onRequestAsyncHookHandler =>
  async (request, reply) => {
    reply.raw.once('close', () => void spool.remove(request).catch(error => request.log.error(error)))
  }

/** Whether the client has this version. */
const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  hasVersion(headers['if-none-match'], etag)

function callOf(request: FastifyRequest, reply: FastifyReply, operation: Operation) {
  const call = {
    params: { ...(request.params as object) },
    query: { ...(request.query as object) },
    headers: { ...request.headers } as Record<string, unknown>,
    body: request.body,
    get actor(): Actor {
      if (!request.actor) throw new Error(`${operation.id} asks for no session and so has no actor`)
      return request.actor
    },
    get shop(): ShopScope {
      if (!request.shop) throw new Error(`${operation.id} has no x-shop-key and so no shop`)
      return request.shop
    },
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    cookies: request.headers.cookie,
    log: request.log,
    isKnown: (etag: string) => isKnown(request, etag),
    header: (name: string, value: string) => void reply.header(name, value),
  }
  return call satisfies Omit<Call<never>, 'params' | 'query' | 'headers' | 'body'>
}

/** Sorts lists that the contract calls unique: else the answer to each order of them would be cached. */
function sortSets(query: Record<string, unknown>, { parameters }: Operation): void {
  for (const { in: place, name, schema } of parameters) {
    const list = query[name]
    if (place === 'query' && schema.uniqueItems && Array.isArray(list)) query[name] = list.toSorted()
  }
}

function underContractNames(
  headers: Record<string, unknown>,
  { parameters }: Operation,
): Record<string, unknown> {
  const own = parameters.filter(parameter => parameter.in === 'header')
  return Object.fromEntries(own.map(({ name }) => [name, headers[name.toLowerCase()]]))
}

/** Rejects prefetching. Only browsers send these headers, and no page can change them. */
function refuseUnasked({ headers }: FastifyRequest): void {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`
  if (/prefetch|prerender|preview/i.test(purpose)) throw problem('request.prefetch_refused')
  if (headers['sec-fetch-site'] === 'cross-site')
    throw problem('auth.forbidden', {
      detail: 'This call changes something. Another site cannot ask for it.',
    })
}

function checkMediaType({ headers }: FastifyRequest, operation: Operation): void {
  const { body } = operation
  if (!body) return
  const given = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (given === body.contentType) {
    const isMultipart = given === 'multipart/form-data'
    if (isMultipart && Number(headers['content-length'] ?? 0) > maxMultipartBytes(operation))
      throw problem('request.too_large')
    return
  }
  if (given || body.required)
    throw problem('request.media_type', { detail: `This call takes ${body.contentType}.` })
}

function invalid(errors: Parameters<typeof fieldsOf>[0], place: ParameterPlace | 'body') {
  const fields = fieldsOf(errors, place)
  const [first] = fields
  return problem('request.invalid', {
    fields,
    ...(first && { detail: `${first.pointer || 'The body'} ${first.message}.` }),
  })
}
