import { compiledContract } from '../../contract/compiled.ts'
import { loadContract } from '../../contract/document.ts'
import { fieldMessage } from '../../contract/field-message.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { phoneNumber } from '../../platform/phone-number.ts'
import type { SettingsFault } from './settings-fault.ts'
import { SUPPLIED_EMAIL } from './supplied-settings.ts'
import { themeFaults } from './theme-faults.ts'

/**
 * Finds what a marketplace has to say about itself before it opens. One that is open may lack it, since older releases
 * didn't ask for it.
 */
export function missingToOpen({ legal, contact, money }: MarketSettings): SettingsFault[] {
  const isMissing: Readonly<Record<string, boolean>> = {
    '/legal/entity': !legal.entity,
    '/legal/address': legal.address.length === 0,
    '/legal/country': !legal.country,
    '/contact/email': contact.email === SUPPLIED_EMAIL,
    '/contact/operatorInbox': contact.operatorInbox === SUPPLIED_EMAIL,
  }
  const missing = Object.entries(isMissing)
    .filter(([, isIt]) => isIt)
    .map(([path]) => ({ path, message: 'A marketplace needs this to open.' }))
  const confirmation = 'Confirm that sales tax is handled outside of this marketplace.'
  return legal.country === 'US' && !money.salesTaxElsewhere
    ? [...missing, { path: '/money/salesTaxElsewhere', message: confirmation }]
    : missing
}

/** Finds everything that is wrong with a settings record. */
export function faultsOf(record: unknown): SettingsFault[] {
  const validate = compiledContract(loadContract()).validators.record('MarketSettings')
  if (!validate(record))
    return (validate.errors ?? []).map(error => {
      const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>
      const name = missingProperty ?? additionalProperty
      return {
        path: `${error.instancePath}${name === undefined ? '' : `/${name}`}` || '/',
        message: fieldMessage(error),
      }
    })
  const settings = record as MarketSettings
  const { language, locale, timeZone, theme, home, legal, contact, money } = settings
  const { delivery, returns, withdrawal } = settings
  const faults: SettingsFault[] = themeFaults(theme)
  if (!isLocale(language))
    faults.push({ path: '/language', message: `${language} is no language, such as en or fi.` })
  if (!isLocale(locale) || Intl.NumberFormat.supportedLocalesOf(locale).length === 0)
    faults.push({ path: '/locale', message: `${locale} is no locale, such as en-US or fi-FI.` })
  if (!isTimeZone(timeZone))
    faults.push({ path: '/timeZone', message: `${timeZone} is no time zone, such as Europe/Helsinki.` })
  const { phone } = contact
  if (phone !== null && !works(() => phoneNumber(phone, legal.country ?? '')))
    faults.push({
      path: '/contact/phone',
      message: 'Enter a complete phone number, with + and the country code.',
    })
  const kinds = home.sections?.map(({ kind }) => kind) ?? []
  const twice = kinds.findIndex((kind, at) => kinds.indexOf(kind) < at)
  if (twice >= 0)
    faults.push({ path: `/home/sections/${twice}/kind`, message: `${kinds[twice]} is listed twice.` })
  if (!Intl.supportedValuesOf('currency').includes(money.currency))
    faults.push({ path: '/money/currency', message: `There is no currency ${money.currency}.` })
  if (!delivery.countries.includes(delivery.defaultCountry))
    faults.push({
      path: '/delivery/defaultCountry',
      message: `${delivery.defaultCountry} isn’t one of the countries that can be delivered to.`,
    })
  if (withdrawal.scope !== 'off' && returns.days < withdrawal.days)
    faults.push({
      path: '/returns/days',
      message: `Returns need at least the ${withdrawal.days} days of /withdrawal/days.`,
    })
  return faults
}

const isLocale = (text: string): boolean => works(() => Intl.getCanonicalLocales(text))

const isTimeZone = (text: string): boolean => works(() => new Intl.DateTimeFormat('en', { timeZone: text }))

function works(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
