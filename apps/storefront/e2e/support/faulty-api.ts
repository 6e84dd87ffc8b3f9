import { request as ask, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startStorefrontAt } from './shop.ts'

/**
 * Fault of a call. `mismatched` keeps the head of the real response and replaces its body by an empty object; `empty` is
 * an empty object without such a head.
 */
export type Fault =
  | 'cut'
  | 'unavailable'
  | 'empty'
  | 'broken-off'
  | 'mismatched'
  | { readonly delayMs: number }
  | undefined

export interface FaultyShop {
  /** URL of a storefront that reaches the real API through the faults. */
  address: string
  /** Sets the rule for calls from now on. Without a rule, all calls pass. */
  fail: (rule?: (path: string) => Fault) => void
  /** Paths requested since the rule was set. */
  asked: () => readonly string[]
  close: () => Promise<void>
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const startFaultyShop = async (): Promise<FaultyShop> => {
  const api = new URL(process.env.API_ADDRESS!)
  let rule: (path: string) => Fault = () => undefined
  let asked: string[] = []
  const between = createServer(async (incoming, response) => {
    const path = (incoming.url ?? '').split('?')[0] ?? ''
    asked.push(path)
    const fault = rule(path)
    if (fault === 'cut') return void incoming.destroy()
    if (fault === 'unavailable') return void json(response, 503, { status: 503, title: 'Down', fields: [] })
    if (fault === 'empty') return void json(response, 200, {})
    if (typeof fault === 'object') await sleep(fault.delayMs)
    const { method, url, headers } = incoming
    const onward = ask({ host: api.hostname, port: api.port, method, path: url, headers }, answer => {
      const head = { ...answer.headers }
      if (fault === 'mismatched') for (const name of ['content-length', 'content-encoding']) delete head[name]
      response.writeHead(answer.statusCode ?? 502, head)
      if (fault === 'mismatched') return void response.end('{}')
      if (fault === 'broken-off') return void response.write('{', () => response.destroy())
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => between.listen(0, '127.0.0.1', resolve))
  const storefront = await startStorefrontAt(`http://127.0.0.1:${(between.address() as AddressInfo).port}`)
  return {
    address: storefront.address,
    fail: (next = () => undefined) => {
      rule = next
      asked = []
    },
    asked: () => asked,
    close: async () => {
      await storefront.stop()
      between.closeAllConnections()
      await new Promise(resolve => between.close(resolve))
    },
  }
}
