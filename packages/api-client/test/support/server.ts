import type { Send } from '../../src/index.ts'

export interface Heard {
  method: string
  path: string
  headers: Headers
  body: string
}

type Answer = (request: Request, heard: Heard) => Response | Promise<Response>

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const problem = (status: number, code: string, extra: object = {}): Response =>
  new Response(
    JSON.stringify({
      type: `/problems/${code}`,
      title: 'It went wrong',
      status,
      detail: null,
      code,
      fields: [],
      requestId: 'req-1',
      ...extra,
    }),
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

// A request that waits is held, as fetch holds it: only by its own signal it could be collected, and never end.
const underWay = new Set<Request>()

/** A server as a function of real requests; `heard` is what arrived, bodies read to the end. */
export function createServer(answer: Answer) {
  const heard: Heard[] = []
  const send: Send = async request => {
    const copy = request.clone()
    const entry = {
      method: request.method,
      path: new URL(request.url).pathname + new URL(request.url).search,
      headers: request.headers,
      body: await copy.text(),
    }
    heard.push(entry)
    request.signal.throwIfAborted()
    underWay.add(request)
    return Promise.race([
      answer(request, entry),
      new Promise<never>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      ),
    ]).finally(() => underWay.delete(request))
  }
  return { heard, send }
}

export const BASE = 'http://api.test'
