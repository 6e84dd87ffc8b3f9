import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../../platform/db/client.ts'
import { localTime } from '../../../platform/local-day.ts'
import type { MarketSettings } from '../../../platform/market.ts'
import { phoneNumber } from '../../../platform/phone-number.ts'
import { problem } from '../../../platform/problem.ts'
import { visibleText } from '../../../platform/visible-text.ts'
import { type Brand, queueEmail } from '../../mail/index.ts'
import { EU_CUSTOMS_AREA } from '../../read-model/index.ts'
import { isSame } from '../same-value.ts'
import { addressFrom } from '../shop-address.ts'
import { createShopEmails } from '../shop-emails.ts'
import { writeShopLog } from '../shop-log.repository.ts'
import { type ShopRow, updateShopRow } from '../shop-status.repository.ts'
import { lockVersion, type VersionedEdit } from '../shop-version.ts'
import { findLastWaiting, findTrader, insertTrader, type Trader } from './trader.repository.ts'

type Request = components['schemas']['TraderRequest']

/** Fields after whose change the marketplace has to check the identity again. */
const IDENTIFYING = ['kind', 'name', 'address', 'registerName', 'registerNumber', 'vatId', 'taxId'] as const

/** Edit of business details. */
interface TraderEdit extends VersionedEdit {
  now: Date
  brand: Brand
  /** Whether an operator checks business details. */
  traders: MarketSettings['selling']['traders']
}

/**
 * Stores business details as a new version. Details that are already stored are no change. While operators check
 * details, a business that moves into the EU counts as outside of it until its identity is checked.
 *
 * The operator gets an email about details to check: about the first change after each check, and then at most once a
 * day (UTC) until the next one.
 *
 * @throws problem `edit.conflict`, `request.invalid`
 */
export async function updateTrader(tx: Tx, request: Request, edit: TraderEdit): Promise<void> {
  const { shop, now, brand, traders } = edit
  const fields = async () => fieldsOf((await findTrader(tx, shop.shopId)).trader)
  const row = await lockVersion(tx, edit, { request: { trader: request }, fields })
  const { trader: before } = await findTrader(tx, shop.shopId)
  const after = traderFrom(request, before, now)
  if (before && isSame(detailsOf(before), detailsOf(after))) return
  const isPending = row.status === 'pending'
  const lastWaiting = await findLastWaiting(tx, shop.shopId, { isCertified: isPending })
  await insertTrader(tx, { ...after, shopId: shop.shopId, authorId: shop.userId, at: now })
  await updateShopRow(tx, shop.shopId, {
    traderCountry: traders === 'checked' ? checkedCountry(row, after) : after.address.countryCode,
    version: row.version + 1,
  })
  await writeShopLog(tx, {
    shopId: shop.shopId,
    at: now,
    actorId: shop.userId,
    what: 'shop.updated',
    // Each version is kept, so that the log names their numbers only.
    changes: {
      trader: [before?.version ?? null, after.version],
      version: [row.version, row.version + 1],
    },
  })
  const waits = isPending ? waitsForCheck(after) : traders === 'checked' && !after.verified.identity
  // Changes that follow each other would flood the operator, who checks only the newest version.
  const isTold = lastWaiting !== null && dayOf(lastWaiting) === dayOf(now)
  if (!waits || isTold) return
  const emails = createShopEmails(brand)
  const toCheck = { name: row.name, slug: row.slug, version: after.version }
  const email = isPending ? emails.detailsToCheck : emails.changedDetails
  await queueEmail(tx, email(brand.operatorEmail, toCheck))
}

const dayOf = (at: Date) => localTime(at, 'UTC').day

/** Country of a business for offers into the EU, which a seller can't open with details that no one has checked. */
function checkedCountry(
  { traderCountry, country }: Pick<ShopRow, 'traderCountry' | 'country'>,
  { address: { countryCode }, verified }: Trader,
): string {
  const before = traderCountry ?? country
  const movesIntoEu =
    EU_CUSTOMS_AREA.includes(countryCode) && !EU_CUSTOMS_AREA.includes(before ?? countryCode)
  return movesIntoEu && !verified.identity ? before! : countryCode
}

const fieldsOf = (trader: Trader | null): { trader: number | null } => ({ trader: trader?.version ?? null })

function traderFrom(request: Request, before: Trader | null, now: Date): Trader {
  const address = addressFrom(request.address)
  const name = visibleText(request.name)
  if (name === '')
    throw problem('request.invalid', {
      detail: 'Enter the name of the person or company.',
      fields: [{ pointer: '/name', code: 'required', message: 'Enter the name of the person or company.' }],
    })
  const given = {
    kind: request.kind,
    name,
    address,
    phone: phoneNumber(request.phone, address.countryCode),
    email: request.email.trim(),
    registerName: orNull(request.registerName),
    registerNumber: orNull(request.registerNumber),
    vatId: orNull(request.vatId),
    taxId: orNull(request.taxId),
  }
  const isSameTrader = before !== null && IDENTIFYING.every(name => isSame(before[name], given[name]))
  const { identity, ...others } = before?.verified ?? {}
  return {
    ...given,
    version: (before?.version ?? 0) + 1,
    certifiedAt: request.isCertified ? (before?.certifiedAt ?? now) : null,
    verified: isSameTrader && identity ? { ...others, identity } : others,
  }
}

/** Whether an operator has to check the identity now. */
const waitsForCheck = (trader: Trader | null): boolean =>
  trader !== null && trader.certifiedAt !== null && !trader.verified.identity

const orNull = (text: string | null): string | null => (text && visibleText(text)) || null

const detailsOf = ({ version: _, verified: __, certifiedAt, ...details }: Trader) => ({
  ...details,
  isCertified: certifiedAt !== null,
})
