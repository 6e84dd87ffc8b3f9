import { GUEST_GROUP, STORAGE_KEYS } from '../constants.ts'
import type { CartItem, ShopGroup, VariantValues } from '../types.ts'
import type { Parse, Vault } from '../vault.ts'
import { capped } from './limits.ts'
import { lineKey } from './line-key.ts'

/**
 * A guest's line as it is stored. `sync` stands on a line from just before it is sent at login until the server has
 * answered: with it, and in the same write, a crash at any instant repeats the very same call under the same key.
 */
export interface GuestLine extends CartItem {
  readonly sync?: {
    readonly key: string
    /** What was sent; the line itself may change meanwhile. */
    readonly quantity: number
    /** What of it the server was told to keep, when the guest took some back meanwhile. */
    readonly kept?: number
    /** Select the merged line: it was selected, and the guest came from Checkout. */
    readonly select?: boolean
  }
}

export const GUEST_HEAD = { id: GUEST_GROUP, shopName: '', shopSlug: '', shopIdDistrict: null } as const

/** A guest's lines as the one group that a guest sees. */
export const guestGroups = (lines: readonly GuestLine[]): ShopGroup[] => [
  {
    ...GUEST_HEAD,
    cartDTOList: lines.flatMap(line => {
      if (!line.sync) return line
      const { sync: _, ...item } = line
      return item.quantity ? item : []
    }),
  },
]

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const amount = (value: unknown) => (Number.isFinite(value) ? (value as number) : null)
const texts = (value: unknown): VariantValues =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value ? value : {}).filter(([, entry]) => text(entry)),
  )

function parseLine(raw: unknown): GuestLine | null {
  const { id, quantity, productDTO, shop, sync, ...line } = (raw ?? {}) as Partial<GuestLine>
  const price = amount(productDTO?.price)
  const count = Number.isInteger(quantity) && quantity! >= (sync ? 0 : 1) ? quantity! : null
  if (!text(id) || !text(productDTO?.id) || price === null || count === null) return null
  const { picture } = productDTO!
  return {
    id: id!,
    quantity: count,
    isReview: false,
    variantValues: texts(line.variantValues),
    variantLabels: texts(line.variantLabels),
    shop: { id: text(shop?.id), name: text(shop?.name), slug: text(shop?.slug) },
    productDTO: {
      id: productDTO!.id,
      name: text(productDTO!.name),
      slug: text(productDTO!.slug),
      price,
      priceSale: amount(productDTO!.priceSale),
      picture: picture && text(picture.base) && Array.isArray(picture.widths) ? picture : null,
    },
    stock: amount(line.stock),
    problems: Array.isArray(line.problems) ? line.problems.filter(problem => text(problem?.code)) : [],
    ...(sync && text(sync.key) && amount(sync.quantity) && amount(sync.kept ?? 0) !== null && { sync }),
  }
}

/** Readable lines, merged where they are the same product and variants. Reads a versioned `{items}` too. */
export const parseLines: Parse<GuestLine[]> = (raw, spoilt) => {
  const list = Array.isArray(raw) ? raw : (raw as { items: unknown[] }).items
  const lines = new Map<string, GuestLine>()
  const ids = new Set<string>()
  for (const entry of list) {
    let line = parseLine(entry)
    if (!line) {
      spoilt()
      continue
    }
    while (ids.has(line.id)) line = { ...line, id: `${line.id}_` }
    ids.add(line.id)
    // A line that is being merged keeps to itself: what was sent must be sent again.
    const key = line.sync ? line.id : lineKey(line)
    const twin = lines.get(key)
    const quantity = line.quantity + (twin?.quantity ?? 0)
    // The server takes no more; what was sent is sent again as it was.
    lines.set(key, { ...(twin ?? line), quantity: line.sync ? quantity : capped(quantity, null) })
  }
  return [...lines.values()]
}

/** The guest's lines in storage, which other tabs write too: each change is made to what is stored at that moment. */
export function createGuestLines(vault: Vault) {
  let cachedText: string | null = null
  let cached: readonly GuestLine[] = []
  const quantities = new Map<string, number>()

  const stored = (): readonly GuestLine[] => {
    const now = vault.raw(STORAGE_KEYS.guestItems)
    if (now !== cachedText) {
      cached = vault.get(STORAGE_KEYS.guestItems, parseLines) ?? []
      cachedText = now
    }
    return cached
  }

  const serialise = (lines: readonly GuestLine[]) => {
    cached = lines
    cachedText = lines.length ? JSON.stringify(lines) : null
    return cachedText
  }

  const withQuantities = () => {
    const lines = stored().map(line => {
      const quantity = quantities.get(line.id)
      return quantity === undefined ? line : { ...line, quantity }
    })
    quantities.clear()
    return lines
  }

  return {
    lines(): readonly GuestLine[] {
      if (quantities.size) vault.flush()
      return stored()
    },
    /** Written before this returns. */
    update(edit: (lines: readonly GuestLine[]) => readonly GuestLine[]) {
      const lines = edit(withQuantities())
      vault.set(STORAGE_KEYS.guestItems, () => serialise(lines))
      return lines
    },
    /** Written with the next others. */
    setQuantity(id: string, quantity: number) {
      quantities.set(id, quantity)
      vault.set(STORAGE_KEYS.guestItems, () => serialise(withQuantities()), true)
    },
  }
}

export type GuestLines = ReturnType<typeof createGuestLines>
