import { compiledContract } from '../../contract/compiled.ts'
import { loadContract } from '../../contract/document.ts'
import { fieldMessage } from '../../contract/field-message.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { SUPPLIED_EMAIL } from './supplied-settings.ts'

/** A fault of a settings record, with its path: `/money/currency`. The record itself is at `/`. */
export interface SettingsFault {
  path: string
  message: string
}

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
  const { money, delivery, returns, withdrawal } = record as MarketSettings
  const faults: SettingsFault[] = []
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
