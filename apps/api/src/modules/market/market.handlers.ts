import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { legalLines } from '../../platform/market.ts'
import { includedTaxName } from '../../platform/tax-name.ts'
import { fillText } from '../pages/index.ts'
import { nullablePicture } from '../read-model/index.ts'

/** Titles of pages state no rates by category. */
const NO_RULES = { defaultRate: 0, categories: [] }

export const createMarketHandlers = ({
  market,
  money,
  payment,
}: Pick<Deps, 'market' | 'money' | 'payment'>): Pick<Handlers, 'getMarket'> => ({
  async getMarket() {
    const { version, settings, marks } = market
    const {
      name,
      language,
      locale,
      timeZone,
      state,
      theme,
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
      language,
      locale,
      timeZone,
      state,
      marks: {
        logo: nullablePicture(marks.logo, name),
        logoDark: nullablePicture(marks.logoDark, name),
        icon: nullablePicture(marks.icon, name),
        share: nullablePicture(marks.share, name),
      },
      theme,
      legal,
      legalLines: legalLines(legal),
      email: contact.email,
      social,
      footerLinks: [
        ...market.footerPages.map(({ slug, title }) => ({
          label: fillText(title, { settings, money, commission: NO_RULES }),
          href: `/${slug}`,
        })),
        ...menu.footer,
      ],
      consentText: consent.text,
      returnDays: returns.days,
      withdrawal,
      reduction: prices.reduction,
      includedTax: includedTaxName(legal.country),
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
