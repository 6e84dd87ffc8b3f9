import type { components } from '@stoa/api-client/schema'
import { canWithdraw, type MarketSettings } from '../../platform/market.ts'
import type { Money } from '../../platform/money.ts'
import { addressLines } from '../../platform/postal-address.ts'
import {
  type FrozenLine,
  nullablePicture,
  type Reduction,
  soldByOf,
  struckPrice,
  type Tier,
  transitOf,
  viewOffer,
} from '../read-model/index.ts'
import { includedTaxes, type RateSum, rateSums, taxOf, totalTax, viewIncludedTaxes } from '../tax/index.ts'
import type { AddressSnapshot } from './checkout.schema.ts'
import { optionTexts, type Quote, type QuotedShop } from './quote.ts'

type Schemas = components['schemas']
export type Checkout = Schemas['Checkout']
type Group = Schemas['CheckoutGroup']
type Line = Schemas['CheckoutLine']

/** Checkout without its lines. */
export interface CheckoutHead {
  id: string
  number: string
  status: Checkout['status']
  address: AddressSnapshot | null
  isDefaultAddress: boolean
  termsVersionId: string | null
  payment: Checkout['payment']
  orderNumber: string | null
}

interface ViewOptions {
  money: Money
  settings: MarketSettings
  now: Date
}

/** A checkout that can still change, with today's prices. */
export function viewOpen(head: CheckoutHead, quote: Quote, options: ViewOptions): Checkout {
  const groups = quote.shops.map(shop => groupOf(shop, quote.reduction, options))
  const taxes = quote.shops.flatMap(({ taxSums }) => rateSums(taxSums))
  return join(head, { groups, taxes }, options, {
    problems: [...quote.problems],
    amountHash: quote.amountHash,
  })
}

/** One that is being paid, or was: as it was stored. */
export function viewFrozen(
  head: CheckoutHead,
  given: { lines: readonly FrozenLine[]; amountHash: string },
  options: ViewOptions,
): Checkout {
  const { money, now } = options
  const taxes: RateSum[] = []
  const groups = [...Map.groupBy(given.lines, ({ shop }) => shop.id).values()].map((own): Group => {
    const { shop, tier, shippingMinor, duties } = own[0]!
    const itemMinor = own.reduce((sum, { unitMinor, quantity }) => sum + unitMinor * quantity, 0)
    const taxed = taxOf(
      own.map(({ unitMinor, quantity, tax }) => ({ grossMinor: unitMinor * quantity, tax })),
      shippingMinor,
    )
    taxes.push(...rateSums(taxed))
    const offer = (chosen: Tier) =>
      viewOffer({ tier: chosen, minor: shippingMinor, ...transitOf(chosen, own[0]!) }, own[0]!, {
        money,
        now,
      })
    return {
      shop: {
        ...shop,
        logo: nullablePicture(shop.logo, shop.name),
        soldBy: shop.soldBy && soldByOf(shop.soldBy),
      },
      lines: own.map(line => ({
        itemId: line.cartItemId,
        productId: line.productId,
        title: line.title,
        slug: line.slug,
        options: line.options,
        picture: nullablePicture(line.picture, line.title),
        quantity: line.quantity,
        unitPrice: money.toDecimal(line.unitMinor),
        compareAtPrice: money.toNullableDecimal(line.compareAtMinor),
        total: money.toDecimal(line.unitMinor * line.quantity),
        ...(line.withdrawalException && { withdrawalException: line.withdrawalException }),
      })),
      tier,
      tiers: tier === null ? [] : [offer(tier)],
      itemTotal: money.toDecimal(itemMinor),
      shippingTotal: money.toDecimal(shippingMinor),
      taxTotal: money.toDecimal(totalTax(taxed)),
      total: money.toDecimal(itemMinor + shippingMinor),
      freeShippingFrom: null,
      duties: duties ?? false,
    }
  })
  return join(head, { groups, taxes }, options, { problems: [], amountHash: given.amountHash })
}

function groupOf(
  { shop, terms, soldBy, lines, ...own }: QuotedShop,
  reduction: Reduction,
  { money, now }: Omit<ViewOptions, 'settings'>,
): Group {
  return {
    shop: {
      id: shop.id,
      name: shop.name,
      slug: shop.slug,
      logo: nullablePicture(shop.logo, shop.name),
      tone: shop.tone,
      soldBy: soldBy && soldByOf(soldBy),
    },
    lines: lines.map(
      ({ cartItemId, quantity, variant }): Line => ({
        itemId: cartItemId,
        productId: variant.productId,
        title: variant.productName,
        slug: variant.productSlug,
        options: optionTexts(variant),
        picture: nullablePicture(variant.picture, variant.productName),
        quantity,
        unitPrice: money.toDecimal(variant.effectivePrice),
        compareAtPrice: money.toNullableDecimal(struckPrice(variant, reduction)),
        total: money.toDecimal(variant.effectivePrice * quantity),
        ...(variant.withdrawalException && { withdrawalException: variant.withdrawalException }),
      }),
    ),
    tier: own.tier?.tier ?? null,
    tiers: own.offered.map(price => viewOffer(price, terms, { money, now })),
    itemTotal: money.toDecimal(own.itemMinor),
    shippingTotal: money.toDecimal(own.shippingMinor),
    taxTotal: money.toDecimal(own.taxMinor),
    total: money.toDecimal(own.totalMinor),
    freeShippingFrom: money.toNullableDecimal(terms.zone?.freeFromMinor ?? null),
    duties: own.duties,
  }
}

function join(
  { isDefaultAddress, address, ...head }: CheckoutHead,
  { groups, taxes }: { groups: Group[]; taxes: readonly RateSum[] },
  { money, settings }: ViewOptions,
  rest: Pick<Checkout, 'problems' | 'amountHash'>,
): Checkout {
  // Added up in minor units: decimals of a hundred shops would drift.
  const sum = (of: (group: Group) => number) =>
    money.toDecimal(groups.reduce((total, group) => total + money.toMinor(of(group)), 0))
  const exceptions = groups.flatMap(({ lines }) =>
    lines.map(({ withdrawalException = null }) => withdrawalException),
  )
  return {
    ...head,
    currency: money.currency,
    address: address && {
      ...address,
      district: address.district ?? null,
      countryCode: address.countryCode as Schemas['Address']['countryCode'],
      isDefault: isDefaultAddress,
      lines: addressLines(address),
    },
    groups,
    itemTotal: sum(group => group.itemTotal),
    shippingTotal: sum(group => group.shippingTotal),
    taxTotal: sum(group => group.taxTotal),
    taxes: viewIncludedTaxes(
      includedTaxes(
        taxes,
        taxes.reduce((total, { taxMinor }) => total + taxMinor, 0),
      ),
      money,
    ),
    total: sum(group => group.total),
    canWithdraw: canWithdraw(settings, address?.countryCode ?? null, exceptions),
    ...rest,
  }
}
