import type { Queryable, Tx } from '../../platform/db/client.ts'
import { localTime, shiftDay, startOfDay } from '../../platform/local-day.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { type Brand, queueEmails } from '../mail/index.ts'
import type { PageFacts } from './page-facts.ts'
import { fillText } from './page-variables.ts'
import { heldAt } from './page-versions.ts'
import { findPageVersions, findTermsInForce } from './pages.repository.ts'
import { PageRefused } from './publish-page.ts'
import { newTermsEmail, type TermsAddressee } from './terms-email.ts'

/** Pages that sellers agree to when they apply, in the order in which they are listed. */
export const SELLER_TERMS: readonly string[] = [
  'marketplace-guidelines',
  'shipping-policy',
  'return-policy',
  'prohibited-items',
]

export const isSellerTerms = (slug: string): boolean => SELLER_TERMS.includes(slug)

/** Texts that a seller agrees to. */
export interface Agreement {
  /** Time since which all its texts apply, ISO 8601; `none` before there are pages. */
  version: string
  pages: { slug: string; title: string }[]
}

/** Finds the texts that sellers agree to at a time. */
export async function findAgreement(
  db: Queryable,
  { settings, money, now }: Pick<PageFacts, 'settings' | 'money'> & { now: Date },
): Promise<Agreement> {
  const found = await findTermsInForce(db, SELLER_TERMS, now)
  // A title is no place for a table of rates.
  const commission = { defaultRate: settings.money.commissionBasisPoints, categories: [] }
  const newest = Math.max(...found.map(({ validFrom }) => Date.parse(validFrom)))
  return {
    version: found.length === 0 ? 'none' : new Date(newest).toISOString(),
    pages: SELLER_TERMS.flatMap(slug => found.filter(page => page.slug === slug)).map(({ slug, title }) => ({
      slug,
      title: fillText(title, { settings, money, commission }),
    })),
  }
}

/** First time from which a new version of these pages may apply if there are shops. Null without notice. */
export function firstTimeOfTerms(
  now: Date,
  { selling: { noticeDays }, timeZone }: Pick<MarketSettings, 'selling' | 'timeZone'>,
): Date | null {
  return noticeDays === 0 ? null : startOfDay(shiftDay(localTime(now, timeZone).day, noticeDays), timeZone)
}

interface Announcement {
  slug: string
  /** Number of the new version, which is published already. */
  version: number
  /** Title with its variables filled. */
  title: string
  /** Owners of all shops. */
  owners: readonly TermsAddressee[]
  settings: MarketSettings
  brand: Brand
  now: Date
}

/**
 * Announces a new version of a page that sellers have agreed to, by email. The text that applies until an announced one begins can be
 * published for the same time to take that one back: it changes nothing, and so needs no notice.
 *
 * @returns the number of emails
 * @throws PageRefused if it would apply before the days of notice have passed
 */
export async function announceTerms(
  tx: Tx,
  { slug, version, title, owners, settings, brand, now }: Announcement,
): Promise<number> {
  if (!isSellerTerms(slug) || owners.length === 0) return 0
  const versions = await findPageVersions(tx, slug)
  const published = versions.find(({ n }) => n === version)!
  const until = heldAt(
    versions.filter(({ n }) => n < version),
    new Date(published.validFrom.getTime() - 1),
  )
  if (published.hash === until?.hash) return 0
  const first = firstTimeOfTerms(now, settings)
  const { timeZone } = settings
  if (first && published.validFrom < first)
    throw new PageRefused(
      `Sellers have agreed to this page. A new version is announced ${settings.selling.noticeDays} days before: let it apply from ${localTime(first, timeZone).day} (${timeZone}) or later.`,
    )
  const from = localTime(published.validFrom, timeZone).day
  const isUpcoming = published.validFrom > now
  await queueEmails(
    tx,
    owners.map(owner => newTermsEmail(brand, owner, { slug, title, from, isUpcoming })),
  )
  return owners.length
}
