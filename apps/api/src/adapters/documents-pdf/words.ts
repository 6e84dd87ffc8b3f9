/** Texts and figures that several documents share. */
import type { components } from '@stoa/api-client/schema'
import { createMoney } from '../../platform/money.ts'
import type { Page, TextStyle } from './page.ts'
import { INK } from './page.ts'

export const TITLE: TextStyle = { size: 22, weight: 600, color: INK.strong }
export const LABEL: TextStyle = { size: 8.5, color: INK.muted }
export const BODY: TextStyle = { size: 10 }
export const STRONG: TextStyle = { size: 10, weight: 600, color: INK.strong }
export const NOTE: TextStyle = { size: 9, color: INK.muted }

export const dateOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at)

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month such as `2026-11` in words: `November 2026`. */
export const monthOf = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`))

export const moneyIn = (currency: string): ((minor: number) => string) => createMoney(currency).format

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
