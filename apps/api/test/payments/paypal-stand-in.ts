import { randomUUID } from 'node:crypto'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { PayPalJudge } from './paypal-judge.ts'
import { createOrders, Refusal } from './paypal-stand-in-orders.ts'
import { createWebhookSigner, type Signer } from './paypal-stand-in-webhooks.ts'

interface StandInOptions {
  clientId: string
  clientSecret: string
  webhookId: string
  /** Judge of requests; with null the stand-in keeps to its own rules alone. */
  judge: PayPalJudge | null
}

type Call = 'token' | 'orders.create' | 'orders.get' | 'orders.capture' | 'captures.get' | 'captures.refund'

/** `before` and `after` the work was done the answer never comes; the others are answered instead of the work. */
type Fault = 'hangs before' | 'hangs after' | 'breaks after' | 500 | 429 | 409 | 403

/**
 * A stand-in for PayPal, for tests alone. It remembers orders, captures, refunds and tokens, and holds what it is sent
 * and what it answers to PayPal's own OpenAPI files.
 */
export async function startPayPalStandIn({ clientId, clientSecret, webhookId, judge }: StandInOptions) {
  const violations: string[] = []
  const calls: Call[] = []
  const faults = new Map<Call, Fault[]>()
  const tokens = new Set<string>()
  const answered = new Map<string, () => unknown>()
  const webhooks = createWebhookSigner(webhookId)
  let apiUrl = ''
  const orders = createOrders(() => apiUrl)
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )

  app.post('/v1/oauth2/token', (request, reply) => {
    calls.push('token')
    const fault = faults.get('token')?.shift()
    if (fault === 'hangs before') return reply.hijack()
    if (typeof fault === 'number') return reply.code(fault).send('')
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (request.headers.authorization !== expected || request.body !== 'grant_type=client_credentials')
      return reply
        .code(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' })
    const token = `A21AA${randomUUID()}`
    tokens.add(token)
    return reply.send({ access_token: token, token_type: 'Bearer', expires_in: 32_400 })
  })
  app.get<{ Params: { id: string } }>('/v1/notifications/certs/:id', ({ params }, reply) => {
    const pem = webhooks.pem(params.id)
    return pem ? reply.type('text/plain').send(pem) : reply.code(404).send('')
  })

  const on = <Params>(
    call: Exclude<Call, 'token'>,
    method: 'GET' | 'POST',
    path: string,
    work: (params: Params, body: never) => unknown,
  ) =>
    app.route({
      method,
      url: path,
      handler(request, reply) {
        calls.push(call)
        const fault = faults.get(call)?.shift()
        if (fault === 'hangs before') return reply.hijack()
        // Breaks have no form that a contract could state.
        if (typeof fault === 'number') return reply.code(fault).type('text/html').send('<h1>Broken</h1>')
        if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
          return send(call, reply, 401, { name: 'AUTHENTICATION_FAILURE', ...judge?.refusal(call, 401, '') })
        const faulty = method === 'POST' && judge ? judge.request(call, request.body) : []
        violations.push(...faulty.map(text => `${call} was asked: ${text}`))
        if (faulty.length > 0) return refuse(call, reply, new Refusal(400, 'INVALID_PARAMETER_SYNTAX'))
        try {
          const key = requestKey(call, request)
          const repeat = key ? answered.get(key) : undefined
          const body = repeat ? repeat() : work(request.params as Params, request.body as never)
          if (key && !repeat) answered.set(key, readerOf(call, body))
          if (fault === 'hangs after') return reply.hijack()
          if (fault === 'breaks after') {
            reply.hijack().raw.destroy()
            return reply
          }
          return send(call, reply, method === 'GET' || repeat ? 200 : 201, body)
        } catch (error) {
          if (error instanceof Refusal) return refuse(call, reply, error)
          throw error
        }
      },
    })

  /** A repeated request is answered with what the thing is by now. */
  const readerOf = (call: Call, body: unknown) => {
    const { id } = body as { id: string }
    return call === 'captures.refund' ? () => body : () => orders.read(id)
  }
  const requestKey = (call: Call, { headers, url }: FastifyRequest): string | null => {
    const key = headers['paypal-request-id']
    if (typeof key === 'string' && key.length > 108) violations.push(`${call} was asked: the key is too long`)
    return typeof key === 'string' ? `${url} ${key}` : null
  }
  const send = (call: Call, reply: FastifyReply, status: number, body: unknown) => {
    // A judge that knows refunds by 201 alone is content with 201 for a repeat too.
    const code = status === 200 && call === 'captures.refund' ? 201 : status
    const faulty = judge?.response(call, code, JSON.parse(JSON.stringify(body))) ?? []
    violations.push(...faulty.map(text => `${call} answered ${code}: ${text}`))
    return reply.code(code).send(body)
  }
  const refuse = (call: Call, reply: FastifyReply, { status, issue }: Refusal) => {
    const texts = judge
      ? judge.refusal(call, status, issue)
      : { name: 'REFUSED', message: 'Refused.', description: issue }
    if (!texts) {
      violations.push(`${call} has no refusal ${status} ${issue}`)
      return reply.code(500).send('')
    }
    const { name, message, description } = texts
    const debug_id = randomUUID().slice(0, 13)
    return send(call, reply, status, { name, message, details: [{ issue, description }], debug_id })
  }

  on('orders.create', 'POST', '/v2/checkout/orders', (_params, body) => orders.create(body))
  on<{ id: string }>('orders.get', 'GET', '/v2/checkout/orders/:id', ({ id }) => orders.read(id))
  on<{ id: string }>('orders.capture', 'POST', '/v2/checkout/orders/:id/capture', ({ id }) =>
    orders.capture(id),
  )
  on<{ id: string }>('captures.get', 'GET', '/v2/payments/captures/:id', ({ id }) => orders.readCapture(id))
  on<{ id: string }>('captures.refund', 'POST', '/v2/payments/captures/:id/refund', ({ id }, body) =>
    orders.refund(id, body),
  )
  apiUrl = await app.listen({ port: 0, host: '127.0.0.1' })

  return {
    apiUrl,
    orders,
    /** Breaches of PayPal's contract by either side. */
    violations,
    /** Counts how often a call was made. */
    count: (call: Call) => calls.filter(made => made === call).length,
    /** The next answers of a call. */
    plan: (call: Call, ...next: Fault[]) => void faults.set(call, [...(faults.get(call) ?? []), ...next]),
    clearPlans: () => faults.clear(),
    revokeTokens: () => tokens.clear(),
    /** PayPal keeps the keys of requests for hours or days only. */
    forgetKeys: () => answered.clear(),
    /** A webhook about an order, its capture or its last refund. */
    webhook(orderId: string, type: string, signer?: Signer) {
      const isOrder = type.startsWith('CHECKOUT.')
      const isRefund = type === 'PAYMENT.CAPTURE.REFUNDED'
      const capture = isOrder ? null : orders.capturesOf(orderId)[0]!
      const event = {
        id: `WH-${randomUUID().toUpperCase()}`,
        event_version: '1.0',
        create_time: new Date().toISOString(),
        resource_type: isOrder ? 'checkout-order' : isRefund ? 'refund' : 'capture',
        event_type: type,
        resource: isOrder
          ? orders.read(orderId)
          : isRefund
            ? orders.refundsOf(orderId).at(-1)
            : { ...capture, supplementary_data: { related_ids: { order_id: orderId } } },
      }
      violations.push(...(judge?.event(event) ?? []).map(text => `webhook ${type}: ${text}`))
      // 1.0 is 1 once it was parsed and written again.
      const text = JSON.stringify(event, null, 1).replace('"resource": {', '"resource": {"probe": 1.0,')
      return { event, ...webhooks.sign(text, signer) }
    },
    close: () => app.close(),
  }
}
