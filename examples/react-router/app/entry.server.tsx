import { randomBytes } from 'node:crypto'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { NonceContext } from './nonce.ts'

const policyOf = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Server HTML has a few style attributes, and the scroll lock behind an open drawer is a style element.
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** React Router's own, with a policy for each answer: its scripts carry the nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  let code = status
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        code = 500
        if (!request.signal.aborted) console.error(error)
      },
    },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policyOf(nonce))
  return new Response(body, { status: code, headers })
}
