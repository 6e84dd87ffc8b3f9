import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Market } from '@stoa/api-client/schema'
import { startStorefrontAt } from './shop.ts'

/** Storefront of a marketplace with other settings. All other responses come from the real API. */
export async function startOtherMarket(change: Partial<Market>) {
  const between = createServer(async (incoming, response) => {
    const { method = 'GET', headers } = incoming
    const type = headers['content-type']
    const answer = await fetch(new URL(incoming.url ?? '/', process.env.API_ADDRESS), {
      method,
      ...(type && { headers: { 'content-type': type }, body: await buffer(incoming) }),
    })
    const isMarket = incoming.url === '/api/public/market'
    const body = isMarket
      ? JSON.stringify({ ...((await answer.json()) as Market), ...change })
      : Buffer.from(await answer.arrayBuffer())
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      .end(body)
  })
  await new Promise<void>(resolve => between.listen(0, '127.0.0.1', resolve))
  const storefront = await startStorefrontAt(`http://127.0.0.1:${(between.address() as AddressInfo).port}`)
  return {
    address: storefront.address,
    stop: async () => {
      await storefront.stop()
      between.closeAllConnections()
      await new Promise(resolve => between.close(resolve))
    },
  }
}
