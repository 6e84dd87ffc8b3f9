/**
 * Test provider: takes payments without money on a developer's machine. It is a separate process that the API knows
 * by its URL only, with a ledger that outlives both. No module imports it, and it imports nothing but Node.
 *
 * TEST_PROVIDER_KEY the API's bearer token, and the key that signs webhooks
 * TEST_PROVIDER_WEBHOOK_URL URL for webhooks
 * TEST_PROVIDER_LEDGER the ledger's file
 * TEST_PROVIDER_PORT 0 takes a free one
 * TEST_PROVIDER_LATER_MS duration of a review
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, createCalls } from './calls.ts'
import { createHolds } from './holds.ts'
import { createIntents, Refusal } from './intents.ts'
import { openLedger } from './ledger.ts'
import { createWebhooks } from './webhooks.ts'

const MAX_BODY_BYTES = 64 * 1024

const needed = (name: string): string => {
  const value = process.env[name]
  if (!value) {
    console.error(`test provider: ${name} is not set`)
    process.exit(1)
  }
  return value
}
const key = needed('TEST_PROVIDER_KEY')
const url = needed('TEST_PROVIDER_WEBHOOK_URL')
const ledger = openLedger(needed('TEST_PROVIDER_LEDGER'))
const intents = createIntents(ledger)
const webhooks = createWebhooks(intents, { url, key })
const later = Number(process.env.TEST_PROVIDER_LATER_MS ?? 4_000)
const calls = createCalls({ intents, webhooks, holds: createHolds(), later })

const digest = (text: string) => createHash('sha256').update(text).digest()
const isKnown = ({ headers }: IncomingMessage): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`))

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length
    if (bytes > MAX_BODY_BYTES) throw new Refusal(413, 'too_large')
    chunks.push(chunk as Buffer)
  }
  if (bytes === 0) return {}
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  } catch {}
  throw new Refusal(400, 'no_json')
}

function callOf(request: IncomingMessage): { call: Call; ids: string[] } {
  const path = request.url?.split('?', 1)[0] ?? ''
  for (const call of calls) {
    const [matched, ...ids] = call.path.exec(path) ?? []
    if (matched === undefined || call.method !== request.method) continue
    if (!call.isOpen && !isKnown(request)) throw new Refusal(401, 'unknown_caller')
    return { call, ids }
  }
  throw new Refusal(404, 'unknown_call')
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  try {
    const { call, ids } = callOf(request)
    send(200, await call.answer({ ids, body: await bodyOf(request) }))
  } catch (error) {
    if (!(error instanceof Refusal)) console.error('test provider:', error)
    const { status, code } = error instanceof Refusal ? error : { status: 500, code: 'broken' }
    send(status, { code })
  }
}

const server = createServer((request, response) => void answer(request, response))
server.listen(Number(process.env.TEST_PROVIDER_PORT ?? 0), '127.0.0.1', () => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  console.log(`test provider: ready at ${address}, no money moves`)
  process.send?.({ ready: true, address })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    webhooks.close()
    server.close()
    server.closeAllConnections()
    ledger.close()
    process.exit(0)
  })
