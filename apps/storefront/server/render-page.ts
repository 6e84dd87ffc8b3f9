import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { RequestScope, requestScope } from '../app/data/scope.server.ts'
import type { checkoutPolicy } from '../app/lib/checkout-policy.ts'
import type { publicPage } from '../app/shop/public-page.ts'
import { type SealedPage, sealPage } from './sealed-page.ts'
import { contentSecurityPolicy, isCheckoutPage } from './security.ts'
import type { StorefrontSettings } from './settings.ts'

/** Exports of the built application in addition to its pages. */
export interface EntryModule {
  requestScope: typeof requestScope
  checkoutPolicy: typeof checkoutPolicy
  publicPage: typeof publicPage
}

export interface RenderOptions {
  readonly build: ServerBuild
  readonly settings: StorefrontSettings
}

export interface Rendered {
  /** Response with the headers that belong to it; its body is read if it is a page. */
  readonly response: Response
  /** Null if the response is no page. */
  readonly page: SealedPage | null
}

export type Render = (
  request: Request,
  scope: Pick<RequestScope, 'requestId' | 'clientAddress' | 'sender' | 'version' | 'onAnswer'>,
) => Promise<Rendered>

/** Creates the function that renders a page with its content security policy. */
export function createRenderer({ build, settings }: RenderOptions): Render {
  const entry = build.entry.module as unknown as EntryModule
  const render = createRequestHandler(build, 'production')
  return async (request, scope) => {
    const nonce = randomBytes(16).toString('hex')
    const context = new RouterContextProvider()
    context.set(entry.requestScope, {
      ...scope,
      nonce,
      apiUrl: settings.apiUrl,
      origin: settings.publicOrigin,
    })
    const response = await render(request, context)
    const { headers, status } = response
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    const page = isPage ? sealPage(await response.text(), nonce) : null
    // Rendering has read the payment provider from the API.
    const provider = isCheckoutPage(new URL(request.url).pathname) ? entry.checkoutPolicy() : null
    headers.set('content-security-policy', contentSecurityPolicy(page, provider))
    if (provider) headers.set('cross-origin-opener-policy', provider.opener)
    if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', '5')
    // A failed page's headers must not become the document's.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
    return { response, page }
  }
}
