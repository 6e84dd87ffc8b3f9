/** Rate limits, counted in the database for all processes together. */
import { whole } from '../kinds.js'

/**
 * @param {number} most
 * @param {string} says
 */
const limit = (most, says) => whole(1, 1_000_000, { for: ['api'], default: most, says })

export const limitSettings = {
  RATE_AUTH_PER_ADDRESS: limit(20, 'sign-ins, registrations and other guesses by one address, a minute'),
  RATE_SIGN_INS_PER_ACCOUNT: limit(
    20,
    'sign-ins to one account by one address, a quarter of an hour; ten times as many by all addresses together',
  ),
  RATE_SECOND_FACTORS_PER_ACCOUNT: limit(
    10,
    'codes of a second factor for one account by one address, a quarter of an hour; three times as many by all addresses together',
  ),
  RATE_MAILS_PER_ACCOUNT: limit(
    5,
    'emails of one kind to one address that were asked for, an hour; half an hour for links that make a device known',
  ),
  RATE_REFRESHES_PER_ADDRESS: limit(120, 'refreshes of sessions by one address, a minute'),
  RATE_CONTACTS_PER_ADDRESS: limit(5, 'messages through the contact form from one address, an hour'),
  RATE_CONTACTS_PER_SENDER: limit(3, 'messages through the contact form in one sender’s name, an hour'),
  RATE_SYNCS_PER_ACCOUNT: limit(120, 'a guest’s carts put into one account’s, an hour'),
  RATE_PROFILES_PER_ACCOUNT: limit(60, 'changes of one account’s profile, an hour'),
  RATE_QUESTIONS_PER_ACCOUNT: limit(20, 'questions that one account asks about products, an hour'),
  RATE_UPLOADS_PER_ACCOUNT: limit(120, 'pictures of one account for reviews, returns and claims, an hour'),
  RATE_PAYMENTS_PER_ACCOUNT: limit(
    10,
    'payments that one account begins, an hour; many mean that cards are being tried out',
  ),
  RATE_PAYMENTS_PER_ADDRESS: limit(30, 'payments that begin at one address, an hour'),
  RATE_HELD_LINES_PER_ACCOUNT: limit(
    100,
    'products that one account holds while it hasn’t paid; three tenths of it before its first order; twice as many for all accounts at one address, and for all of them before their first orders',
  ),
  RATE_HELD_ITEMS_PER_ACCOUNT: limit(
    500,
    'items that one account holds while it hasn’t paid; three tenths of it before its first order; twice as many for all accounts at one address, and for all of them before their first orders',
  ),
  RATE_LAPSED_HOLDS_PER_ACCOUNT: limit(
    2,
    'times that items held by one account go back unpaid, in two hours; four times as many for all accounts at one address',
  ),
  RATE_CONFIRMATIONS_PER_ACCOUNT: limit(
    60,
    'times that one account asks whether its payments are done, a minute',
  ),
  RATE_TRACKINGS_PER_ADDRESS: limit(20, 'orders looked up without an account by one address, a minute'),
  RATE_TRACKINGS_PER_NUMBER: limit(
    10,
    'look-ups of one order’s number by one address, a quarter of an hour; ten times as many by all together',
  ),
  RATE_INVOICES_PER_ACCOUNT: limit(120, 'invoices for one account, an hour'),
  RATE_ORDER_COMMANDS_PER_ACCOUNT: limit(120, 'changes of one account’s orders, an hour'),
  RATE_QUOTES_PER_ADDRESS: limit(600, 'quotes of guests’ carts for one address, a minute'),
  RATE_VIEWS_PER_ADDRESS: limit(
    60,
    'product pages seen by one address that are counted, a minute and process',
  ),
  RATE_SELLER_COMMANDS_PER_ACCOUNT: limit(6_000, 'changes of a shop’s orders by one account, an hour'),
  RATE_SELLER_PICTURES_PER_ACCOUNT: limit(1_200, 'pictures of products by one account, an hour'),
}
