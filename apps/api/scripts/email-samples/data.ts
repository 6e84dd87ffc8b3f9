import type { Email } from '../../src/modules/mail/index.ts'
import type { OrderState } from '../../src/modules/orders/index.ts'
import { brandColorsOf } from '../../src/platform/brand-colors.ts'
import type { Tx } from '../../src/platform/db/client.ts'
import { wordsOf } from '../../src/platform/words.ts'

/** Made-up facts for the samples. */
export const SITE = 'https://shop.example'
export const BRAND = {
  siteUrl: SITE,
  marketplaceName: 'Stoa',
  tagline: 'many small shops under one roof',
  legalNotice:
    'Stoa Market GmbH · 12 Colonnade Street, 10557 Harbor Quarter · HRB 000000 · VAT ID XX000000000',
  operatorEmail: 'hello@shop.example',
  logo: { logo: null, logoDark: null },
  icon: null,
  colors: brandColorsOf({ light: null, dark: null }),
  consoleUrl: null,
  words: wordsOf('en-US', 'UTC'),
}
export const OPERATOR = 'hello@shop.example'
export const NOW = new Date('2026-11-28T10:00:00Z')
export const DORA = { id: 'dora', email: 'dora@example.com', username: 'Dora Lind' }
export const INES = { id: 'ines', email: 'ines@example.com', username: 'Ines Carvalho', stopToken: 'token' }
/** Text of a page, as the database has it. */
export const WITHDRAWAL_PAGE = {
  title: 'Right of withdrawal',
  html: '<p>You can withdraw within 14 days, as the <a href="/right-of-withdrawal">instructions</a> say.</p>',
}
export const KILN = { name: 'Kiln & Cove', slug: 'kiln-and-cove' }
export const CONTEXT = { actor: 'system', now: NOW, notify: BRAND } as const

/** A picture of Storybook's own, as a row of the media. */
export const picture = (id: string, alt: string) => ({
  id,
  path: `${id}.webp`,
  contentHash: null,
  width: 480,
  height: 480,
  alt,
})

export const MUG = {
  id: 'mug',
  title: 'Cove mug',
  options: ['Glaze: Lagoon', 'Size: 320 ml'],
  sku: 'KC-MUG-320',
  withdrawalException: null,
  quantity: 2,
  unitMinor: 2_240,
  amountMinor: 4_480,
  picture: picture('mug-teal', 'A teal mug'),
}
export const BOWLS = {
  ...MUG,
  id: 'bowls',
  title: 'Set of nesting bowls',
  options: [],
  quantity: 1,
  amountMinor: 6_400,
  picture: picture('bowls', 'Three bowls'),
}
export const LAMP = {
  ...MUG,
  id: 'lamp',
  title: 'Mushroom lamp',
  options: ['Shade: Ember'],
  quantity: 1,
  amountMinor: 11_900,
  picture: picture('lamp', 'A lamp'),
}

/** Rows that the emails about one order read. */
export const ORDER = {
  groupNumber: 'W51E4G54FQ',
  number: 'W51E4G54FQ-1',
  shop: KILN.name,
  logo: null,
  tone: 'sage' as const,
  slug: KILN.slug,
  timeZone: 'Europe/London',
  currency: 'USD',
  isTest: false,
  customerId: DORA.id,
  email: DORA.email,
  username: DORA.username,
  address: {
    fullName: 'Dora Lind',
    line1: 'Lindenstraße 12',
    city: 'Berlin',
    postalCode: '10969',
    countryCode: 'DE',
  },
  lines: [MUG, BOWLS],
  members: [INES],
}
export const STATE = { id: 'order', number: ORDER.number, currency: 'USD' } as OrderState
export const LINES = [
  { orderLineId: MUG.id, quantity: 2, receivedQuantity: 2, reason: 'other' as const },
  { orderLineId: BOWLS.id, quantity: 1, receivedQuantity: 1, reason: 'other' as const },
]

/** Runs what writes emails in a transaction, with a row instead of a database. Returns the first or the last email. */
export async function written(row: object, write: (tx: Tx) => Promise<void>, at: 0 | -1 = 0): Promise<Email> {
  const emails: Email[] = []
  const values = (given: Email[]) => {
    emails.push(...given)
    return { returning: async () => [] }
  }
  const tx = { execute: async () => ({ rows: [row] }), insert: () => ({ values }) }
  await write(tx as unknown as Tx)
  const found = emails.at(at)
  if (!found) throw new Error('No email was written.')
  return found
}
