import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'

/** A policy for each answer: its scripts are Next's and ours, which carry its nonce, and what these load. */
export function proxy(request: NextRequest) {
  const nonce = randomBytes(16).toString('base64')
  const policy = [
    "default-src 'self'",
    // Development evaluates code to show the origin of errors.
    `script-src 'nonce-${nonce}' 'strict-dynamic'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
    // Server HTML has a few style attributes, and the scroll lock behind an open drawer is a style element.
    "style-src 'self' 'unsafe-inline'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  const headers = new Headers(request.headers)
  // Next reads the nonce of its own scripts from here, the layout that of the theme's from there.
  headers.set('Content-Security-Policy', policy)
  headers.set('x-nonce', nonce)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

export const config = { matcher: '/((?!api/|_next/static|_next/image|icon.svg|.*\\.avif).*)' }
