import { EU_STATES } from '@stoa/address-formats/eu'
import type { components } from '@stoa/api-client/schema'
import { type BrandColors, brandColorsOf } from './brand-colors.ts'
import { problem } from './problem.ts'
import { rulesOutWithdrawal, type WithdrawalException } from './withdrawal-exception.ts'
import { type Words, wordsOf } from './words.ts'

export type MarketSettings = components['schemas']['MarketSettings']

/** Picture of the marketplace itself, as a row of the media. */
export interface MarkPicture {
  id: string
  path: string
  contentHash: string | null
  /** Pixels. */
  width: number | null
  height: number | null
  alt: string
}

/** Pictures that the settings name. Null if there is none. */
export type MarketMarks = Readonly<Record<keyof MarketSettings['marks'], MarkPicture | null>>

/** The marketplace's published settings. */
export interface Market {
  /** Version of the settings; 0 before the first is written. */
  readonly version: number
  /** Settings that hold now. Read them at each use: the next use may see a newer version. */
  readonly settings: MarketSettings
  /** Pages of the operator that the footer links to. Their titles may contain variables. */
  readonly footerPages: readonly { readonly slug: string; readonly title: string }[]
  /** Pictures of these settings. */
  readonly marks: MarketMarks
  /** Version of the page with the terms that holds now. Null before there is one. */
  readonly termsVersionId: string | null
  /** Reads settings published since. Reads of one moment are one. */
  refresh(): Promise<void>
}

/** @throws problem `market.closed` while no one may begin to buy */
export function requireOpen({ settings: { state, name } }: Pick<Market, 'settings'>): void {
  if (state === 'closed')
    throw problem('market.closed', {
      detail: `${name} isn’t taking orders right now. Your cart stays as it is.`,
    })
}

/** Whether the settings let buyers withdraw from what is delivered to a country. */
export const offersWithdrawal = (
  { withdrawal }: Pick<MarketSettings, 'withdrawal'>,
  countryCode: string | null,
): boolean => withdrawal.scope === 'all' || (withdrawal.scope === 'eu' && EU_STATES.has(countryCode ?? ''))

/**
 * Whether the buyer of a purchase will have a right of withdrawal.
 *
 * @param exceptions exception of each item, null for those without one
 */
export const canWithdraw = (
  settings: Pick<MarketSettings, 'withdrawal'>,
  countryCode: string | null,
  exceptions: readonly (WithdrawalException | null)[],
): boolean =>
  offersWithdrawal(settings, countryCode) && exceptions.some(exception => !rulesOutWithdrawal(exception))

/** The marketplace as emails and documents show it. Each property is that of the settings that hold now. */
export interface Brand {
  readonly siteUrl: string
  /** Origin of the operator console; null if it isn't known. */
  readonly consoleUrl: string | null
  readonly marketplaceName: string
  readonly tagline: string
  /** Company, address, representatives and registration in one line; null if none is known. */
  readonly legalNotice: string | null
  /** Receives what an operator has to know or decide. */
  readonly operatorEmail: string
  readonly logo: Pick<MarketMarks, 'logo' | 'logoDark'>
  /** Icon of the marketplace; null if it has none. */
  readonly icon: MarkPicture | null
  readonly colors: BrandColors
  readonly words: Words
}

/** Describes a marketplace whose settings may change while the process runs. */
export const brandOf = (
  market: Market,
  { siteUrl, consoleUrl }: Pick<Brand, 'siteUrl' | 'consoleUrl'>,
): Brand => ({
  siteUrl,
  consoleUrl,
  get marketplaceName() {
    return market.settings.name
  },
  get tagline() {
    return market.settings.tagline
  },
  get legalNotice() {
    return legalLine(market.settings.legal)
  },
  get operatorEmail() {
    return market.settings.contact.operatorInbox
  },
  get logo() {
    return market.marks
  },
  get icon() {
    return market.marks.icon
  },
  get colors() {
    return brandColorsOf(market.settings.theme)
  },
  get words() {
    return wordsOf(market.settings.locale, market.settings.timeZone)
  },
})

const legalLine = (legal: MarketSettings['legal']): string | null => legalLines(legal).join(', ') || null

/** Lines that state who runs the marketplace, as far as its settings say it. */
export function legalLines(legal: MarketSettings['legal']): string[] {
  const { entity, address, country, responsible, register, vatId } = legal
  const land = country && new Intl.DisplayNames('en', { type: 'region' }).of(country)
  const lines = [
    entity,
    ...address,
    land,
    responsible && `Represented by ${responsible}`,
    register,
    vatId && `VAT ID ${vatId}`,
  ]
  return lines.filter(line => !!line) as string[]
}
