import type { MarketSettings } from '../../platform/market.ts'
import { legalLines } from '../../platform/market.ts'
import { addressLines, cityAndCountry } from '../../platform/postal-address.ts'
import type { FeeInvoice } from '../../ports/documents.ts'
import type { SoldByRow } from '../read-model/index.ts'
import type { ShopAddress } from '../shops/shops.schema.ts'
import { includedTax, isReverseCharged, namedTaxNumbers, type TaxRecipient } from '../tax/index.ts'

/** Content of an invoice or credit note for the marketplace's fee, as it was when it was issued. */
export type FeeDocument = Omit<FeeInvoice, 'issuedAt'> & {
  /** ISO 8601. */
  issuedAt: string
}

/** Fees of a shop in a month; amounts in minor units. */
export interface MonthFees {
  /** Whether they are of test orders, for which no money moved. */
  isTest: boolean
  currency: string
  /** Commission on orders of the month. */
  commissionMinor: number
  /** Commission that refunds of the month have returned. */
  returnedMinor: number
}

/** Shop that an invoice for its fee is for. */
export interface FeePayer extends TaxRecipient {
  name: string
  city: string | null
  /** Country that the shop ships from. */
  country: string | null
  address: ShopAddress | null
  /** The business behind it. Null if the shop has no business details. */
  soldBy: SoldByRow | null
}

export interface FeeIssue {
  number: string
  issuedAt: Date
  /** `2026-11`, in the marketplace's time zone. */
  month: string
  timeZone: string
  settings: MarketSettings
}

/** Whether the settings say who issues invoices for the fee. Without a name and an address, none can be issued. */
export const namesIssuer = ({ legal }: MarketSettings): boolean =>
  legal.entity !== null && legal.address.length > 0

/** Amount that a shop owes for a month. Negative if refunds returned more than orders brought. */
export const feeOf = ({ commissionMinor, returnedMinor }: MonthFees): number =>
  commissionMinor - returnedMinor

/** Writes the invoice for a month's fee. A negative fee becomes a credit note with positive amounts. */
export function feeDocumentOf(
  fees: MonthFees,
  shop: FeePayer,
  { number, issuedAt, month, timeZone, settings }: FeeIssue,
): FeeDocument {
  const fee = feeOf(fees)
  const sign = Math.sign(fee)
  const totalMinor = Math.abs(fee)
  const lines = [
    { title: 'Commission on orders', totalMinor: sign * fees.commissionMinor },
    { title: 'Commission returned with refunds', totalMinor: -sign * fees.returnedMinor },
  ].filter(line => line.totalMinor !== 0)
  const { legal, money } = settings
  const isReversed = isReverseCharged(legal, shop)
  const rateBasisPoints = isReversed ? 0 : money.feeTaxBasisPoints
  const taxMinor = rateBasisPoints === null ? 0 : includedTax(totalMinor, rateBasisPoints)
  return {
    kind: fee < 0 ? 'credit_note' : 'invoice',
    number,
    month,
    timeZone,
    issuedAt: issuedAt.toISOString(),
    issuer: legalLines(legal),
    recipient: recipientOf(shop),
    currency: fees.currency,
    lines: sign < 0 ? lines.reverse() : lines,
    totalMinor,
    tax: rateBasisPoints === null ? null : { rateBasisPoints, netMinor: totalMinor - taxMinor, taxMinor },
    notes: isReversed
      ? ['Reverse charge: the recipient owes the VAT (Article 196 of Directive 2006/112/EC).']
      : [],
    isTest: fees.isTest,
  }
}

/** The business behind a shop, or the shop itself if it has no business details. */
function recipientOf({ soldBy, registrations, ...shop }: FeePayer): FeeDocument['recipient'] {
  const { name, address } = soldBy ?? shop
  return {
    name,
    address: address ? addressLines(address) : [cityAndCountry(shop)].filter(line => line !== null),
    ...namedTaxNumbers(registrations, soldBy?.vatId ?? null),
  }
}
