/** Texts and figures that several documents share. */
import type { components } from '@stoa/api-client/schema'
import { createMoney } from '../../platform/money.ts'
import { zoneInWords } from '../../platform/words.ts'
import type { DocumentLook } from './document-look.ts'
import type { Page, TextStyle } from './page.ts'

export const TITLE: TextStyle = { size: 22, weight: 600, color: 'strong' }
export const LABEL: TextStyle = { size: 8.5, color: 'muted' }
export const BODY: TextStyle = { size: 10 }
export const STRONG: TextStyle = { size: 10, weight: 600, color: 'strong' }
export const NOTE: TextStyle = { size: 9, color: 'muted' }

/** Formats the day of an instant. */
export const dateOf = (at: Date, timeZone: string, { locale }: DocumentLook): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)

/** Formats days, ISO 8601, as one day or a range. */
export function daysOf({ from, to }: { from: string; to: string }, { locale }: DocumentLook): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(from), new Date(to))
}

/** Formats a month such as `2026-11`: `November 2026`. */
export const monthOf = (month: string, { locale }: DocumentLook): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** Formats the day of an instant and names its time zone: `November 26, 2026 (Helsinki time)`. */
export const dayAndZoneOf = (at: Date, timeZone: string, look: DocumentLook): string =>
  `${dateOf(at, timeZone, look)} (${zoneInWords(timeZone)})`

/** Returns the function that formats minor units of a currency. */
export const moneyIn = (currency: string, { locale }: DocumentLook): ((minor: number) => string) =>
  createMoney(currency, locale).format

/** Names the tax numbers of a business, a line each. */
export const taxNumberLines = (party: {
  vatIds?: readonly string[]
  taxNumbers: readonly string[]
}): string[] => [
  ...(party.vatIds ?? []).map(number => `VAT ID ${number}`),
  ...party.taxNumbers.map(number => `Tax number ${number}`),
]

/** Says which shipping the buyer paid for, such as `Express shipping`. */
export const shippingWords = (tier: components['schemas']['ShippingTier']): string =>
  `${tier.charAt(0).toUpperCase()}${tier.slice(1)} shipping`

/** Explains the replacements for characters that the file can't show. */
export function noteStandIn(
  page: Page,
  parent: ReturnType<Page['open']>,
  box: { x: number; width: number },
): void {
  if (!page.hasStandIn) return
  page.gap(12)
  const text = 'Text in [brackets] is in a script that this file can’t show. See the screen.'
  page.row([{ tag: 'P', text, style: NOTE, box, parent }])
}
