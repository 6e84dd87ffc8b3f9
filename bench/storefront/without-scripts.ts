import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

export interface StaticCopy {
  readonly address: string
  close(): Promise<void>
}

/** Removes scripts and their preloads from the HTML. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')

/** Serves the product's pages as static HTML without scripts, and everything else from the product itself. */
export async function serveWithoutScripts(product: string, paths: readonly string[]): Promise<StaticCopy> {
  const pages = new Map<string, Buffer>()
  for (const path of paths) {
    const html = withoutScripts(await (await fetch(product + path)).text())
    pages.set(path, await promisify(brotliCompress)(html))
  }
  const forward = (from: IncomingMessage, to: ServerResponse) => {
    const { host: _, ...headers } = from.headers
    const onward = request(product + from.url, { method: from.method ?? 'GET', headers }, answer => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    onward.on('error', () => to.destroy())
    from.pipe(onward)
  }
  const server = createServer((from, to) => {
    const page = pages.get(from.url ?? '')
    if (!page) return forward(from, to)
    to.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    })
    to.end(page)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
