import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, defaultClientConditions } from 'vite'
import { PAYMENT_PROVIDERS } from '../../app/shop/checkout/payment-providers.ts'
import { contentSecurityPolicy } from '../../server/security.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

export const STARTED = { reference: '5O190127TN364715T', paymentId: '0199e7a4-6c3e-7c3e-8a43-4cf5a4f0b001' }

/** Serves a page with only the payment component, under the policy of the checkout or, with `?ordinary`, of other pages. */
export const startPaymentPage = async (): Promise<{ address: string; stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-payment-page-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('./payment-page', import.meta.url)),
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['@stoa/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page')
    if (pathname === '/start')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(STARTED))
    const file = pathname === '/' ? '/index.html' : pathname
    try {
      const body = readFileSync(join(folder, file))
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
      const policy = searchParams.has('ordinary') ? null : PAYMENT_PROVIDERS.paypal.policy
      response.setHeader('content-security-policy', contentSecurityPolicy(null, policy))
      response.setHeader('cross-origin-opener-policy', policy?.opener ?? 'same-origin')
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
