import { exportEmail } from '../../src/modules/account/export-email.ts'
import { raisedEmail } from '../../src/modules/commission/index.ts'
import { digestEmail } from '../../src/modules/daily-emails/digest-email.ts'
import { shipReminderEmail } from '../../src/modules/daily-emails/ship-reminder-email.ts'
import { feeInvoiceEmail } from '../../src/modules/invoices/fee-email.ts'
import { createEmailTemplates, type Email } from '../../src/modules/mail/index.ts'
import { newTermsEmail } from '../../src/modules/pages/index.ts'
import { moneyGoesBack, moneyTakenBack, operatorAlert } from '../../src/modules/payments/payment-emails.ts'
import { tellAccountChanged, tellPayoutFinished } from '../../src/modules/payouts/payout-emails.ts'
import { answerEmail } from '../../src/modules/questions/answer-email.ts'
import { questionEmail } from '../../src/modules/questions/question-email.ts'
import { decisionEmail, operatorEmail, receiptEmail } from '../../src/modules/reports/report-emails.ts'
import type { Subject } from '../../src/modules/reports/subject.repository.ts'
import { blockedEmail, unblockedEmail } from '../../src/modules/restrictions/account-emails.ts'
import { liftedEmail, restrictedEmail } from '../../src/modules/restrictions/restriction-emails.ts'
import {
  terminationEmail,
  terminationWithdrawnEmail,
} from '../../src/modules/restrictions/termination-emails.ts'
import { tellOwner } from '../../src/modules/second-factor/second-factor.emails.ts'
import { createShopEmails } from '../../src/modules/shops/shop-emails.ts'
import { backInStockEmail, wishNewsEmail } from '../../src/modules/wish-list/wish-emails.ts'
import { createMoney } from '../../src/platform/money.ts'
import { BRAND, DORA, INES, KILN, NOW, OPERATOR, written } from './data.ts'

const mail = createEmailTemplates(BRAND)
const shops = createShopEmails(BRAND)
const about = { brand: BRAND, money: createMoney('USD') }
const reader = { ...DORA, stopToken: 'token' }

const subject: Subject = {
  kind: 'review',
  id: 'review',
  title: 'Cove mug',
  path: '/product/cove-mug#reviews',
  shopId: 'shop',
  shop: KILN.name,
  text: 'Buy the same one cheaper at example.com.',
  author: 'Dora R.',
  authorId: DORA.id,
  isPublic: true,
}
const product: Subject = {
  ...subject,
  kind: 'product',
  path: '/product/cove-mug',
  text: null,
  author: null,
  authorId: null,
}
const report = {
  id: 'report',
  reference: 'R-7KQ2M9XW4T',
  subjectKind: 'review' as const,
  subjectId: 'review',
  aboutShopId: 'shop',
  why: 'advertising',
  text: 'It links to another shop.',
  isByShop: true,
  name: 'Ines Carvalho',
  email: INES.email,
  createdAt: NOW,
  closedAt: NOW,
  outcome: 'restricted' as const,
  decision: 'The review advertises another website.',
  restrictionId: 'restriction',
}
const restriction = {
  ground: 'terms' as const,
  clause: 'section 4, advertising',
  facts: 'The review advertises another website.',
  source: 'report' as const,
}

const payment = {
  id: 'payment',
  provider: 'paypal' as const,
  reference: '8AB12345CD678901E',
  capturedMinor: 11_579,
  amountMinor: 11_579,
  currency: 'USD',
}
const member = {
  shop: KILN.name,
  shopId: 'shop',
  slug: KILN.slug,
  timeZone: 'Europe/London',
  since: '',
  at: '',
  withOrders: true,
  withQuestions: true,
}
const due = {
  number: 'W51E4G54FQ-1',
  itemCount: 3,
  totalMinor: 11_579,
  shipBy: '2026-12-01T12:00:00.000Z',
  isOverdue: false,
  isReplacement: false,
  isTest: false,
  isCanceledIfLate: true,
}
const late = {
  ...due,
  number: 'K7M2P9TXQ4-1',
  itemCount: 1,
  shipBy: '2026-11-26T12:00:00.000Z',
  isOverdue: true,
}
const digest = {
  orderCount: 2,
  totalMinor: 23_158,
  orders: [due, late],
  questionCount: 1,
  questions: [{ product: 'Cove mug', text: 'Does it go into a dishwasher?' }],
}
const owner = { ...INES, shop: KILN.name }
const payout = {
  id: 'payout',
  number: 12,
  shop: KILN.name,
  shopId: 'shop',
  status: 'paid' as const,
  amountMinor: 84_210,
  currency: 'USD',
  account: 'GB ···· 4242',
  reference: 'PO-12',
  reason: null,
  createdAt: 0,
  finishedAt: 0,
  shopName: KILN.name,
  batchId: null,
  paidOn: null,
  hasNewAccount: false,
}

const fee = {
  kind: 'invoice' as const,
  number: 'FEE-000012',
  month: '2026-11',
  timeZone: 'UTC',
  issuedAt: NOW.toISOString(),
  issuer: ['Stoa Market'],
  recipient: { name: KILN.name, address: [], taxNumbers: [] },
  currency: 'USD',
  lines: [{ title: 'Commission on orders', totalMinor: 9_240 }],
  totalMinor: 9_240,
  tax: null,
  notes: [],
  isTest: false,
}

/** Emails about an account. */
export const accountSamples = async (): Promise<Email[]> => [
  mail.confirmEmail(DORA, 'token'),
  mail.activate(DORA, 'token'),
  mail.signInCode({ email: DORA.email, code: '403 812', user: DORA, isFirstProof: false }),
  mail.resetPassword(DORA, 'token'),
  mail.passwordChanged(DORA),
  mail.deviceLink(DORA, 'token'),
  mail.newDevice(DORA, { device: 'Firefox on Linux', at: NOW }),
  mail.confirmNewEmail(DORA, 'token'),
  mail.emailChangeAsked(DORA, 'dora.lind@example.com'),
  mail.emailChanged(DORA, 'dora.lind@example.com'),
  mail.accountDeleted(DORA),
  await written({}, tx => tellOwner(tx, BRAND, DORA, 'passkey-added')),
  wishNewsEmail(about, reader, [
    { ...wish('Mushroom lamp', 11_900, 'Lumen Row'), savedPrice: 13_900, hasFallen: true },
    { ...wish('Linen cushion', 4_200, 'Common Thread'), savedPrice: 4_200, hasFallen: false },
  ]),
  backInStockEmail(about, reader, [{ ...wish('Cove mug', 2_240, KILN.name), options: 'Lagoon, 320 ml' }]),
  answerEmail(BRAND, DORA, {
    product: 'Cove mug',
    slug: 'cove-mug',
    shop: KILN.name,
    question: 'Does it go into a dishwasher?',
    answer: 'Yes, on the upper rack.',
  }),
  moneyGoesBack(BRAND, DORA, payment, 'sold_out'),
  receiptEmail(BRAND, report, subject),
  decisionEmail(BRAND, report, report.email, subject),
  decisionEmail(
    BRAND,
    { ...report, outcome: 'dismissed', decision: 'It names no shop.' },
    report.email,
    subject,
  ),
  exportEmail(BRAND, DORA),
  blockedEmail(BRAND, DORA, restriction),
  unblockedEmail(BRAND, DORA, 'The reviews were by someone else in your household.'),
  restrictedEmail(BRAND, DORA, subject, restriction),
  liftedEmail(BRAND, DORA, subject, { reason: 'The link was part of a recipe.', isStillHidden: false }),
]

/** Emails to people who run a shop. */
export const shopSamples = async (): Promise<Email[]> => [
  shops.received(INES, KILN),
  shops.approved(INES, KILN),
  shops.admitted(INES, KILN, [
    { id: 'trader', isDone: false },
    { id: 'payout', isDone: false },
  ]),
  shops.admitted(INES, KILN, [{ id: 'logo', isDone: false }]),
  shops.rejected(INES, KILN, 'Please show the pieces that you make yourself.'),
  shops.invitation('tom@example.com', KILN, { token: 'token', role: 'manager', invitedBy: 'Ines Carvalho' }),
  shops.memberLeft(INES, KILN, { name: 'Tom Reed', email: 'tom@example.com' }),
  shops.ownersChanged(INES, KILN, { name: 'Tom Reed', email: 'tom@example.com', isOwner: true }),
  shops.suspended(INES, KILN, 'Three orders weren’t shipped.'),
  shops.reopened(INES, KILN),
  terminationEmail(BRAND, INES, KILN, {
    on: '2027-01-31',
    ground: 'terms',
    clause: 'Seller terms, Counterfeits',
    facts: 'Three rights holders reported copies, and you listed them again after we had hidden them.',
  }),
  terminationWithdrawnEmail(BRAND, INES, KILN, 'The rights holders have confirmed your license.'),
  shops.terminated(INES, KILN),
  restrictedEmail(BRAND, INES, product, {
    ground: 'law',
    clause: 'Regulation (EU) 2023/988, article 9',
    facts: 'The glaze of the picture in the report contains lead.',
    source: 'own_check',
  }),
  liftedEmail(BRAND, INES, product, { reason: 'The laboratory found no lead.', isStillHidden: true }),
  questionEmail(BRAND, INES, {
    product: 'Cove mug',
    shop: KILN.name,
    slug: KILN.slug,
    text: 'Does it go into a dishwasher?',
  }),
  digestEmail(about, { ...INES, ...member }, digest),
  shipReminderEmail(BRAND, INES, { ...member, id: 'shop', recipients: [], endOfTomorrow: '' }, [late, due]),
  await written(owner, tx => tellAccountChanged(tx, 'shop', { masked: 'GB ···· 4242', brand: BRAND })),
  await written(owner, tx => tellPayoutFinished(tx, payout, BRAND)),
  await written(owner, tx =>
    tellPayoutFinished(tx, { ...payout, status: 'failed', reason: 'The account is closed.' }, BRAND),
  ),
  raisedEmail(BRAND, owner, {
    shopId: null,
    category: null,
    after: 950,
    fromDay: '2026-12-14',
    defaultRate: 800,
    reason: 'We pay for the parcels of returns from next year on.',
  }),
  raisedEmail(BRAND, owner, {
    shopId: null,
    category: { id: 'category', name: 'Mugs', path: 'home/mugs', isShops: false },
    after: 1_250,
    fromDay: '2026-12-14',
    defaultRate: 800,
    reason: 'Payments cost more from next year on.',
  }),
  newTermsEmail(BRAND, INES, {
    slug: 'return-policy',
    title: 'Returns and refunds',
    from: '2026-12-14',
    isUpcoming: true,
  }),
  feeInvoiceEmail(BRAND, INES, fee),
  feeInvoiceEmail(BRAND, INES, { ...fee, kind: 'credit_note', number: 'FEE-CN-000003', totalMinor: 310 }),
]

/** Emails to the operator. */
export const operatorSamples = async (): Promise<Email[]> => [
  operatorEmail(BRAND, report, subject),
  mail.contactMessage(OPERATOR, {
    name: 'Sam Hill',
    email: 'sam@example.com',
    topic: 'order',
    subject: 'Two mugs',
    message: 'Hello,\n\nwhere is my order?\n\nSam',
  }),
  shops.waiting(OPERATOR, INES, KILN),
  shops.detailsToCheck(OPERATOR, { ...KILN, version: 1 }),
  shops.changedDetails(OPERATOR, { ...KILN, version: 4 }),
  operatorAlert(BRAND, OPERATOR, payment, 'a refund was refused'),
  moneyTakenBack(BRAND, OPERATOR, payment, { minor: 11_579, orders: ['W51E4G54FQ-1'] }),
]

function wish(name: string, price: number, shop: string) {
  return { productId: name, name, slug: 'product', shop, price, isBack: true }
}
