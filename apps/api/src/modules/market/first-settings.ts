import type { Config } from '../../config.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { demoSettings, suppliedSettings } from './supplied-settings.ts'

/**
 * Settings of a marketplace that has published none: the supplied ones, with what the environment says. A new one begins
 * closed, unless it is a demo or a test fills its database.
 *
 * @param isNew whether the database has no accounts; one with accounts was open before there were settings
 */
export function firstSettings(
  { market: given, isDemo, seed, siteUrl }: FirstConfig,
  { isNew }: { isNew: boolean },
): MarketSettings {
  const supplied = { ...suppliedSettings(given.currency ?? undefined), ...(isDemo && demoSettings) }
  const email = given.operatorEmail ?? supplied.contact.email
  const approval = given.sellerApproval ?? (isDemo && seed !== 'own' ? 'auto' : 'manual')
  return {
    ...supplied,
    name: given.name ?? (isDemo ? supplied.name : new URL(siteUrl).hostname.slice(0, MAX_NAME)),
    state: isNew && !isDemo && seed === 'none' ? 'closed' : 'open',
    legal: given.legalNotice
      ? { ...suppliedSettings().legal, address: linesOf(given.legalNotice) }
      : supplied.legal,
    contact: { email, phone: null, operatorInbox: email },
    money: {
      ...supplied.money,
      commissionBasisPoints: given.commissionBasisPoints ?? supplied.money.commissionBasisPoints,
    },
    accounts: { registration: given.registration ?? supplied.accounts.registration },
    selling: {
      ...supplied.selling,
      approval,
      // Shops opened at once in these before business details were checked, and no operator waits for new shops.
      traders: isDemo || (!isNew && approval === 'auto') ? 'unchecked' : supplied.selling.traders,
    },
  }
}

const MAX_NAME = 40
const MAX_LINE = 300
const MAX_LINES = 6

/** A legal notice as lines of an address. */
const linesOf = (notice: string): string[] =>
  notice
    .split(/\s*\n\s*/)
    .flatMap(line => line.match(new RegExp(`.{1,${MAX_LINE}}`, 'gu')) ?? [])
    .slice(0, MAX_LINES)

export type FirstConfig = Pick<Config, 'market' | 'isDemo' | 'seed' | 'siteUrl'>
