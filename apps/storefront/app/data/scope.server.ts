import { readSettings } from '@stoa/server-kit/settings'
import { createContext } from 'react-router-dom'

/** What one request brings along besides its address. */
export interface RequestScope {
  readonly nonce: string
  readonly apiUrl: string
  readonly requestId: string
  /** Where the visitor's connection comes from; the API counts calls by it. */
  readonly clientAddress?: string
  /** Origin of the page that sent a form which any site may send; null if its browser names none. */
  readonly sender?: string | null
  /** Scheme and host that canonical links name. */
  readonly origin: string | null
  /** Version of the public data for which a page is made that will be kept; null if it won't be. */
  readonly version?: string | null
  /** Called with each answer of the API while the page is made. Null means one that is missing or can’t be read. */
  readonly onAnswer?: (answer: Response | null) => void
}

/** The default serves the development server, which renders without ours in front. */
export const requestScope = createContext<RequestScope>({
  nonce: '',
  apiUrl: readSettings('storefront', process.env).values.apiUrl,
  requestId: '',
  origin: null,
})
