import type { ShopScope } from '../../../contract/handlers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { addressLines, cityAndCountry } from '../../../platform/postal-address.ts'
import { problem } from '../../../platform/problem.ts'
import type { LabelSheet, PackingSlip, PickList } from '../../../ports/documents.ts'
import { type ReadPicture, readPictures } from '../document-pictures.ts'
import { type DocumentOrder, findDocumentOrders } from './shipping-documents.repository.ts'

interface Numbers {
  readonly numbers: readonly string[]
}

export interface WrittenFile {
  name: string
  contentType: string
  body: Buffer
}

const PER_SHEET: Record<LabelSheet, number> = { 'a4-3x7': 21, 'a4-2x4': 8, 'letter-3x10': 30, '100x150': 1 }

/** Creates the documents that a shop prints for its parcels, for many orders at once. */
export function createShippingDocuments({
  db,
  clock,
  config,
  documents,
  market,
  media,
}: Omit<Deps, 'payment'>) {
  /** Orders in the requested order. @throws problem `order.not_found` if one doesn't belong to the shop */
  async function ordersOf(shop: ShopScope, { numbers }: Numbers): Promise<DocumentOrder[]> {
    const found = new Map((await findDocumentOrders(db, shop, numbers)).map(order => [order.number, order]))
    return numbers.map(number => {
      const order = found.get(number)
      if (!order) throw problem('order.not_found', { detail: `There is no order ${number}.` })
      return order
    })
  }
  /**
   * Orders to be packed. Leaves out those canceled since they were selected. @throws problem `order.not_allowed`,
   * `order.not_found`
   */
  async function ordersToSend(shop: ShopScope, request: Numbers): Promise<DocumentOrder[]> {
    const orders = await ordersOf(shop, request)
    const canceled = orders.filter(({ lines }) => lines.length === 0).map(({ number }) => number)
    if (canceled.length > 0)
      throw problem('order.not_allowed', {
        detail: `These orders were canceled: ${canceled.join(', ')}. Print the others without them.`,
      })
    return orders
  }
  const pdf = (name: string, body: Buffer): WrittenFile => ({ name, contentType: 'application/pdf', body })

  return {
    slips: {
      key: 'orders',
      check: ordersToSend,
      async write(shop: ShopScope, request: Numbers & { readonly withPrices?: boolean }) {
        const orders = await ordersToSend(shop, request)
        const withPrices = request.withPrices ?? false
        const rows = orders.flatMap(({ shop, lines }) => [shop.logo, ...lines.map(({ picture }) => picture)])
        const jpegOf = await readPictures(media, rows)
        const { timeZone } = market.settings
        const about = { withPrices, siteUrl: config.siteUrl, timeZone, jpegOf }
        const slips = orders.map(order => slipOf(order, about))
        return pdf('packing-slips.pdf', await documents.slips(slips))
      },
    },
    labels: {
      key: 'orders',
      async check(
        shop: ShopScope,
        request: Numbers & { readonly sheet?: LabelSheet; readonly start?: number },
      ) {
        const { sheet = 'a4-3x7', start = 1 } = request
        if (start > PER_SHEET[sheet])
          throw problem('request.invalid', {
            detail: `This sheet has ${PER_SHEET[sheet]} labels.`,
            fields: [
              { pointer: '/start', code: 'maximum', message: `Choose a number up to ${PER_SHEET[sheet]}.` },
            ],
          })
        const orders = await ordersToSend(shop, request)
        const nameless = orders.find(({ address }) => address === null)
        if (nameless)
          throw problem('order.not_allowed', { detail: `Order ${nameless.number} no longer has an address.` })
      },
      async write(
        shop: ShopScope,
        request: Numbers & { readonly sheet?: LabelSheet; readonly start?: number },
      ) {
        const { sheet = 'a4-3x7', start = 1 } = request
        const labels = (await ordersToSend(shop, request)).map(({ number, shippingTier, shop, address }) => ({
          number,
          shippingTier,
          sender: { name: shop.name, address: senderLines(shop) },
          address: address ? addressLines(address) : [],
        }))
        return pdf('address-labels.pdf', await documents.labels({ sheet, start, labels }))
      },
    },
    picklist: {
      key: 'orders',
      async check(shop: ShopScope, request: Numbers) {
        pickListOf(await ordersOf(shop, request), clock.now())
      },
      async write(shop: ShopScope, request: Numbers) {
        const list = pickListOf(await ordersOf(shop, request), clock.now())
        return pdf('pick-list.pdf', await documents.pickList(list))
      },
    },
  } as const
}

function slipOf(
  {
    placedAt,
    shop,
    address,
    itemMinor,
    shippingMinor,
    totalMinor,
    lines,
    isReplacement,
    ...order
  }: DocumentOrder,
  about: { withPrices: boolean; siteUrl: string; timeZone: string; jpegOf: ReadPicture },
): PackingSlip {
  const { withPrices, siteUrl, timeZone, jpegOf } = about
  return {
    ...order,
    timeZone,
    placedAt: new Date(placedAt),
    seller: { name: shop.name, place: cityAndCountry(shop), tone: shop.tone, sign: jpegOf(shop.logo) },
    address: address ? addressLines(address) : [],
    lines: (isReplacement
      ? lines.filter(({ open }) => open > 0).map(line => ({ ...line, quantity: line.open }))
      : lines
    ).map(line => ({ ...line, picture: jpegOf(line.picture) })),
    sums: withPrices && !isReplacement ? { itemMinor, shippingMinor, totalMinor } : null,
    orderUrl: `${siteUrl}/seller/orders/${order.number}`,
  }
}

/** Name and address of a shop in the order of its country, as far as the shop has stated them. */
const senderLines = ({ name, city, country, address }: DocumentOrder['shop']): string[] =>
  address || country
    ? addressLines({ line1: '', city: city ?? '', countryCode: country ?? '', ...address, fullName: name })
    : [name, city].filter(part => part !== null)

/** Each thing once, with the orders that it goes into. @throws problem `order.not_allowed` when nothing is to be picked */
function pickListOf(orders: readonly DocumentOrder[], now: Date): PickList {
  const open = orders.filter(({ lines }) => lines.some(line => line.open > 0))
  const [first] = open
  if (!first)
    throw problem('order.not_allowed', {
      detail: 'All of these orders are already shipped.',
    })
  const items = open.flatMap(({ number, lines }) =>
    lines.filter(line => line.open > 0).map(line => ({ ...line, number })),
  )
  const things = [...Map.groupBy(items, ({ thing }) => thing).values()].map(same => {
    const { title, options, sku } = same[0]!
    const quantity = same.reduce((sum, line) => sum + line.open, 0)
    const whose = same.map(({ number, open: each }) => ({ number, quantity: each }))
    return { title, options, sku, quantity, orders: whose }
  })
  const byShelf = (line: (typeof things)[number]) => line.sku ?? line.title
  return {
    shop: first.shop.name,
    at: now,
    timeZone: first.timeZone,
    orderCount: open.length,
    lines: things.sort((a, b) => byShelf(a).localeCompare(byShelf(b), 'en', { numeric: true })),
  }
}
