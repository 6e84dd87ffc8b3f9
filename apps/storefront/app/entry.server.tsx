import { tracingChannel } from 'node:diagnostics_channel'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { paymentProvider } from './data/market-settings.server.ts'
import { requestScope } from './data/scope.server.ts'
import { checkoutPolicy, setCheckoutPolicy } from './lib/checkout-policy.ts'
import { NonceContext } from './shared/starter/nonce.ts'
import { startLater } from './shared/starter/start-later.ts'
import { PAYMENT_PROVIDERS } from './shop/checkout/payment-providers.ts'
import { publicPage } from './shop/public-page.ts'

export { checkoutPolicy, publicPage, requestScope }

const RENDER_LIMIT_IN_MS = 10_000
export const streamTimeout = RENDER_LIMIT_IN_MS - 1_000

/** Channel that announces the rendering of pages, for traces. */
const rendering = tracingChannel('stoa.render')

export default function handleRequest(...given: Parameters<typeof render>): Promise<Response> {
  return rendering.tracePromise(() => render(...given), { request: given[0] })
}

/** Waits for the whole page: what a browser without scripts reads is then complete. */
async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(requestScope).nonce || undefined
  // The loaders have asked the API who takes the payments.
  const provider = paymentProvider()
  setCheckoutPolicy(provider && PAYMENT_PROVIDERS[provider].policy)
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // A large part would else be put at the end, for a script to move to its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          headers.set('content-type', 'text/html; charset=utf-8')
          pipe(collect(html => resolve(new Response(startLater(html), { headers, status: code })), reject))
        },
        onShellError: reject,
        onError(error) {
          code = 500
          if (!request.signal.aborted) console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, RENDER_LIMIT_IN_MS)
    request.signal.addEventListener('abort', () => abort(), { once: true })
  })
}

/** Collects React's many small chunks without a turn of the event loop for each. */
function collect(onText: (text: string) => void, onError: (error: Error) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      try {
        onText(Buffer.concat(chunks).toString())
      } catch (error) {
        onError(error as Error)
      }
      done()
    },
  })
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error)
}
