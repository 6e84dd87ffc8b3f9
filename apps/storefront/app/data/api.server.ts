import { isApiError } from '@stoa/api-client'
import { createServerClient } from '@stoa/api-client/server'
import { data, type RouterContextProvider, redirect } from 'react-router-dom'
import type { Mutable } from '../lib/mutable.ts'
import { requestScope } from './scope.server.ts'

export interface LoaderScope {
  readonly request: Request
  /** The requested address as the browser shows it. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

const TIMEOUT_IN_MS = 5_000

/**
 * A client for one request: public calls only, since tokens live in the browser. An answer has the contract's shape or
 * is an ApiError: pages read it without checks of their own.
 */
export function serverApi({ request, context }: Pick<LoaderScope, 'request' | 'context'>) {
  const { apiUrl, clientAddress, onAnswer } = context.get(requestScope)
  return createServerClient({
    baseUrl: apiUrl,
    request,
    timeoutMs: TIMEOUT_IN_MS,
    onMismatch: () => onAnswer?.(null),
    fetch: async call => {
      // The API gives each visitor a share. Without their address, one visitor's searches would take that of all pages.
      if (clientAddress) call.headers.set('x-forwarded-for', clientAddress)
      if (!onAnswer) return fetch(call)
      try {
        const answer = await fetch(call)
        // An answer may break off after its headers.
        const whole = answer.body ? new Response(await answer.arrayBuffer(), answer) : answer
        onAnswer(whole)
        return whole
      } catch (error) {
        onAnswer(null)
        throw error
      }
    },
  })
}

/** Address of the requested page as others should link to it, with only the search parameters named. */
export function canonicalUrl({ url, context }: LoaderScope, keep: readonly string[] = []): string {
  const canonical = new URL(url.pathname, context.get(requestScope).origin ?? url.origin)
  for (const name of keep) {
    const [value, ...others] = url.searchParams.getAll(name)
    // Several together are a choice of one visitor, and no page of their own.
    if (value && others.length === 0) canonical.searchParams.set(name, value)
  }
  return canonical.href
}

/** Becomes the page that says that the API is away. */
export const unavailable = () =>
  data(null, { status: 503, statusText: 'Service Unavailable', headers: { 'retry-after': '5' } })

/**
 * For the one read without which a page has nothing to say: what the API does not know becomes the not-found
 * page, what it had before a page that says so, and an API that does not answer becomes a page that says so.
 *
 * @param hrefOf the address of what is called something else by now; its old address leads there for good
 */
export async function critical<T>(
  read: Promise<T>,
  hrefOf?: (movedTo: string) => string,
): Promise<Mutable<T>> {
  try {
    return (await read) as Mutable<T>
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.movedTo && hrefOf) throw redirect(hrefOf(error.movedTo), 301)
    if (error.kind === 'http' && (error.status === 404 || error.status === 400)) {
      throw data(null, { status: 404, statusText: 'Not Found' })
    }
    // A shop that was terminated, or one of its products.
    if (error.status === 410) throw data(null, { status: 410, statusText: 'Gone' })
    if (error.kind === 'parse') {
      console.error(`storefront: ${error.message}`)
      throw data(null, { status: 502, statusText: 'The market gave an answer that cannot be read.' })
    }
    throw unavailable()
  }
}

/** For a section that may be missing: null when it cannot be read, and the reason in the log. A redirect stays one. */
export async function optional<T>(name: string, read: Promise<T>): Promise<Mutable<T> | null> {
  try {
    return (await read) as Mutable<T>
  } catch (error) {
    if (error instanceof Response) throw error
    if (isApiError(error) && error.kind === 'aborted') return null
    console.error(`storefront: ${name} could not be read: ${error instanceof Error ? error.message : error}`)
    return null
  }
}
