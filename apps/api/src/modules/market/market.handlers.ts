import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { legalLines } from '../../platform/market.ts'

export const createMarketHandlers = ({
  market,
  money,
  payment,
}: Pick<Deps, 'market' | 'money' | 'payment'>): Pick<Handlers, 'getMarket'> => ({
  async getMarket() {
    const { version, settings } = market
    const {
      name,
      state,
      logo,
      legal,
      contact,
      social,
      menu,
      consent,
      returns,
      withdrawal,
      prices,
      delivery,
    } = settings
    const { defaultCountry, countries } = delivery
    const { standard, premium, express } = delivery.prices
    return {
      version,
      name,
      state,
      logo,
      legal,
      legalLines: legalLines(legal),
      email: contact.email,
      social,
      footerLinks: menu.footer,
      consentText: consent.text,
      returnDays: returns.days,
      withdrawal,
      reduction: prices.reduction,
      currency: money.currency,
      delivery: { defaultCountry, countries },
      shippingPrices: {
        standard: money.toDecimal(standard),
        premium: money.toDecimal(premium),
        express: money.toDecimal(express),
      },
      payment: payment && { provider: payment.name, ...payment.settings() },
    }
  },
})
