import { SITE_PATHS } from '@stoa/server-kit/site-paths'
import { INFORMATION_PAGES, OWN_ROUTES } from '../data/information-pages.ts'
import { isCountry } from '../lib/countries.ts'
import { cookieOfCountry, countryOfCookies } from '../lib/country-cookie.ts'
import { FILTER_NAMES } from '../lib/listing-query.ts'
import { cookieOfTheme, themeOfCookies } from '../shared/theme/theme-cookie.ts'
import { QUESTIONS_PARAMETER } from './product/questions-address.ts'
import { REVIEW_PARAMETERS } from './product/review-choice.ts'

/** A page that is the same for everyone who asks for it in this way. */
export interface PublicPage {
  /** Path and query, without what doesn't change the page. */
  readonly address: string
  /** Cookies of the visitor that the page depends on, in the form of the header; empty if there are none. */
  readonly cookies: string
}

const LISTING = ['q', 'sort', 'cursor', 'page', ...FILTER_NAMES]
const TEXTS = INFORMATION_PAGES.filter(({ path }) => !OWN_ROUTES.has(path)).map(({ path }) => `/${path}`)
/** Parameters that campaigns add to links for statistics. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/

interface Known {
  readonly page: RegExp
  readonly parameters: readonly string[]
  /** Whether its links and forms repeat the whole query, so that a campaign's parameters are part of the page. */
  readonly repeatsQuery?: boolean
}

/** Public pages with the query parameters that they know. A page that isn't listed is made for each visitor. */
const PAGES: readonly Known[] = [
  { page: /^\/$/, parameters: [] },
  { page: /^\/(all-product|best-seller|search)$/, parameters: LISTING, repeatsQuery: true },
  { page: /^\/category(\/[^/]+){1,3}$/, parameters: LISTING, repeatsQuery: true },
  { page: /^\/shop\/[^/]+$/, parameters: LISTING, repeatsQuery: true },
  { page: /^\/product\/[^/]+$/, parameters: [...REVIEW_PARAMETERS, QUESTIONS_PARAMETER] },
  { page: /^\/vendors$/, parameters: ['q', 'letter', 'cursor', 'page'], repeatsQuery: true },
  { page: /^\/help$/, parameters: ['q'], repeatsQuery: true },
  { page: /^\/embed\/[\d.]+\/header(\.json)?$/, parameters: ['theme', 'dir', 'static'] },
  { page: new RegExp(`^(${TEXTS.join('|')})$`), parameters: [] },
]

/** A page that the operator may have created. Other paths of this form aren't found. */
const ownPage = (path: string): Known | null =>
  /^\/[a-z0-9-]+$/.test(path) && !SITE_PATHS.has(path.slice(1)) ? { page: /./, parameters: [] } : null

/** Parameter with which the router asks for the data of some parts of a page. */
const PARTS = '_routes'

/**
 * Returns the public page at an address, or null if the address could mean another page. That is so with a query
 * parameter that the page doesn't know, and with a path that is encoded in another way than our links.
 *
 * @param url path and query
 * @param cookies header of the request
 */
export function publicPage(url: string, cookies: string | null): PublicPage | null {
  const cut = url.includes('?') ? url.indexOf('?') : url.length
  const [target, query] = [url.slice(0, cut), url.slice(cut + 1)]
  const isData = target.endsWith('.data')
  const path = isData ? target.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : target
  const known = PAGES.find(({ page }) => page.test(path)) ?? ownPage(path)
  if (!known || !isPlain(path)) return null
  const kept = query.split('&').filter(pair => pair && (known.repeatsQuery || !TRACKING.test(nameOf(pair))))
  const isKnown = (name: string) => known.parameters.includes(name) || (isData && name === PARTS)
  if (!kept.every(pair => isKnown(nameOf(pair)))) return null
  return {
    address: kept.length > 0 ? `${target}?${kept.join('&')}` : target,
    cookies: [...(path === '/' ? themeCookie(cookies) : []), ...countryCookie(cookies)].join('; '),
  }
}

const nameOf = (pair: string) => pair.split('=', 1)[0]!

function isPlain(path: string): boolean {
  try {
    // A path with dots would be resolved to another.
    return encodeURI(decodeURI(path)) === path && new URL(path, 'http://plain').pathname === path
  } catch {
    return false
  }
}

/** The home page has a picture for each theme. */
function themeCookie(cookies: string | null): string[] {
  const theme = themeOfCookies(cookies)
  return theme === 'system' ? [] : [pairOf(cookieOfTheme(theme))]
}

/** Prices and days of shipping depend on the country, and each page names it. A country that doesn't exist is ignored. */
function countryCookie(cookies: string | null): string[] {
  const code = countryOfCookies(cookies)
  return isCountry(code) ? [pairOf(cookieOfCountry(code))] : []
}

const pairOf = (cookie: string) => cookie.split(';', 1)[0]!
