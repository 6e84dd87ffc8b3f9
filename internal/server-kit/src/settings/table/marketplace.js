/** Settings of the marketplace and of the demo. */
import { choice, currency, text, whole } from '../kinds.js'

export const marketplaceSettings = {
  MARKETPLACE_NAME: text({
    for: ['api'],
    usually: 'the name in `MAIL_FROM`; without one `Stoa` in a demo, elsewhere the host of `SITE_URL`',
    says: 'first start only: the marketplace’s name',
  }),
  LEGAL_NOTICE: text({
    for: ['api'],
    usually: 'none',
    says: 'first start only: company, address and registration at the foot of emails, in one line; many countries require them',
  }),
  CURRENCY: currency({
    for: ['api'],
    usually: '`USD`',
    says: 'first start only: the marketplace’s one currency; digits by ISO 4217',
  }),
  COMMISSION_BASIS_POINTS: whole(0, 10_000, {
    for: ['api'],
    usually: '`800`',
    says: 'first start only: the marketplace’s share of a sale if its category has no rate of its own (`pnpm --filter api commission`), fixed when the order is placed; 800 is 8 %',
  }),
  REGISTRATION: choice(['active', 'activate'], {
    for: ['api'],
    usually: '`active`',
    says: 'first start only: with `activate`, accounts wait for the link that is mailed to them',
  }),
  SELLER_APPROVAL: choice(['auto', 'manual'], {
    for: ['api'],
    usually: '`auto` in a demo, else `manual`',
    says: 'first start only: `auto` opens a shop as soon as a user applies for it; `manual` leaves that to `pnpm --filter api seller`',
  }),
  SEED: choice(['none', 'demo', 'own'], {
    for: ['api'],
    default: 'none',
    says: '`demo` fills a database with the demo marketplace, which the embedded one on loopback is anyway, unless an operator has set it up: then the start is refused; `own` is a database that a test or a measurement fills with its own data',
  }),
  DEMO_ORDERS: whole(0, 20_000, {
    for: ['api'],
    default: 3_000,
    says: 'about how many orders of the last two years the demo marketplace gets; only with the test provider; 0 makes none',
  }),
}
