import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import {
  productOptions,
  productOptionValues,
  products,
  variants,
  variantValues,
} from '../src/modules/catalog/catalog.schema.ts'
import { emails } from '../src/modules/mail/emails.schema.ts'
import { USUAL_TIERS, type ZoneTier } from '../src/modules/read-model/index.ts'
import { shippingZonePlaces, shippingZones } from '../src/modules/shops/shipping-zones.schema.ts'
import { shops } from '../src/modules/shops/shops.schema.ts'
import type { Db } from '../src/platform/db/client.ts'
import { newId } from '../src/platform/ids.ts'
import type { MediaFile } from '../src/ports/pictures.ts'
import type { Answer, TestApp } from './app.ts'

const BOUNDARY = 'a-boundary-of-the-tests'

export interface FilePart {
  filename: string
  bytes: Buffer
  type?: string
}

/** The whole content of a picture. */
export const bytesOf = async ({ content }: Pick<MediaFile, 'content'>): Promise<Buffer> =>
  Buffer.isBuffer(content) ? content : buffer(content)

/** A multipart body as a browser would send it. */
export function multipart(parts: Record<string, string | FilePart>) {
  const chunks = Object.entries(parts).flatMap(([name, value]) => {
    const head =
      typeof value === 'string'
        ? ''
        : `; filename="${value.filename}"\r\ncontent-type: ${value.type ?? 'image/png'}`
    return [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n`),
      typeof value === 'string' ? Buffer.from(value) : value.bytes,
      Buffer.from('\r\n'),
    ]
  })
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

export const PASSWORD = 'lagoon-kettle-42'

export interface Person {
  id: string
  email: string
  username: string
  token: string
  refreshToken: string
}

export const register = (
  { call }: TestApp,
  email: string,
  password = PASSWORD,
  username = 'Robin',
): Promise<Answer> =>
  call({
    method: 'POST',
    url: '/api/public/registerWithoutVerify',
    ...multipart({ email, password, username }),
  })

export const signIn = ({ call }: TestApp, email: string, password = PASSWORD): Promise<Answer> =>
  call({ method: 'POST', url: '/api/auth/signin', payload: { email, password } })

/** Registers and logs in a person, both through the API. */
export async function signedUp(test: TestApp): Promise<Person> {
  const email = `${newId()}@example.test`
  const registered = await register(test, email)
  if (registered.status !== 201) throw new Error(`register: ${registered.text}`)
  const { body } = await signIn(test, email)
  return {
    id: registered.body.id,
    email,
    username: 'Robin',
    token: body.token,
    refreshToken: body.refreshToken,
  }
}

/** The token in the newest email of a kind. */
export async function mailedToken({ deps }: TestApp, recipient: string, kind: string): Promise<string> {
  const [mail] = await deps.db
    .select()
    .from(emails)
    .where(sql`${emails.recipient} = ${recipient} and ${emails.kind} = ${kind}`)
    .orderBy(sql`${emails.createdAt} desc, ${emails.id} desc`)
    .limit(1)
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1]
  if (!token) throw new Error(`no ${kind} email to ${recipient}`)
  return token
}

/** Opens the link that the registration mailed. */
export async function confirmEmail(test: TestApp, { email }: Pick<Person, 'email'>): Promise<void> {
  const token = await mailedToken(test, email, 'confirm-email')
  const { status, text } = await test.call({
    method: 'GET',
    url: `/api/auth/signup-user/active?token=${token}`,
  })
  if (status !== 200) throw new Error(`confirm: ${text}`)
}

interface ZoneSpec {
  name?: string
  /** Countries, regions such as `US-HI`, or `*`. */
  places: readonly string[]
  freeFromMinor?: number | null
  tiers?: readonly ZoneTier[]
}
export type ShopSpec = Partial<typeof shops.$inferInsert> & { zones?: readonly ZoneSpec[] }

/** A shop that ships everything everywhere, unless told. */
export async function createShop(db: Db, { zones = [{ places: ['*'] }], ...values }: ShopSpec = {}) {
  const id = values.id ?? newId()
  await db.insert(shops).values({ id, name: `Shop ${id.slice(-4)}`, slug: `shop-${id}`, ...values })
  await setZones(db, id, zones)
  return { id }
}

/** Replaces the shipping zones of a shop without an edit by its team. */
export async function setZones(db: Db, shopId: string, zones: readonly ZoneSpec[]): Promise<void> {
  await db.delete(shippingZones).where(eq(shippingZones.shopId, shopId))
  for (const [position, { name = `Zone ${position + 1}`, places, ...terms }] of zones.entries()) {
    const { freeFromMinor = null, tiers = USUAL_TIERS } = terms
    const zoneId = newId()
    await db
      .insert(shippingZones)
      .values({ id: zoneId, shopId, name, position, freeFromMinor, tiers: [...tiers] })
    if (places.length === 0) continue
    await db.insert(shippingZonePlaces).values(
      places.map(place => {
        const [country = '', region = ''] = place.split('-')
        return { shopId, zoneId, country, region }
      }),
    )
  }
}

/** A tier of a zone, at the marketplace's price and with the usual days unless told. */
export const tierOf = (tier: ZoneTier['tier'], change: Partial<ZoneTier> = {}): ZoneTier => ({
  ...USUAL_TIERS.find(usual => usual.tier === tier)!,
  ...change,
})

export interface VariantSpec {
  colour?: string
  size?: string
  price?: number
  sale?: number | null
  stock?: number | null
}

export interface MadeProduct {
  id: string
  slug: string
  shopId: string
  variants: { id: string; optionIds: string[]; values: Record<string, string> }[]
}

/** A product with a variant for each spec; prices in minor units, stock 10 unless told. A sale price followed the price. */
export async function createProduct(
  db: Db,
  shopId: string,
  specs: readonly VariantSpec[] = [{}],
): Promise<MadeProduct> {
  const id = newId()
  const slug = `product-${id}`
  const price = Math.min(...specs.map(spec => spec.price ?? 2_400))
  await db.insert(products).values({ id, shopId, slug, name: `Product ${id.slice(-4)}`, priceMin: price })
  const values = new Map<string, string>()
  for (const [position, name] of (['colour', 'size'] as const).entries()) {
    const own = [...new Set(specs.flatMap(spec => spec[name] ?? []))]
    if (own.length === 0) continue
    const optionId = newId()
    await db
      .insert(productOptions)
      .values({ id: optionId, productId: id, name: name === 'colour' ? 'Colour' : 'Size', position })
    for (const [at, value] of own.entries()) {
      const valueId = newId()
      await db.insert(productOptionValues).values({ id: valueId, optionId, value, position: at })
      values.set(`${name} ${value}`, valueId)
    }
  }
  const made: MadeProduct['variants'] = []
  for (const spec of specs) {
    const variantId = newId()
    const chosen = (['colour', 'size'] as const).flatMap(name => {
      const valueId = values.get(`${name} ${spec[name]}`)
      return valueId ? [{ name: name === 'colour' ? 'Colour' : 'Size', valueId }] : []
    })
    const optionIds = chosen.map(({ valueId }) => valueId)
    await db.insert(variants).values({
      id: variantId,
      productId: id,
      optionKey: [...optionIds].sort().join(','),
      priceMinor: spec.price ?? 2_400,
      priceSaleMinor: spec.sale ?? null,
      priorMinor: spec.sale == null ? null : (spec.price ?? 2_400),
      stock: spec.stock === undefined ? 10 : spec.stock,
    })
    for (const valueId of optionIds) {
      const [row] = await db.select().from(productOptionValues).where(eq(productOptionValues.id, valueId))
      await db.insert(variantValues).values({ variantId, optionId: row!.optionId, valueId })
    }
    made.push({ id: variantId, optionIds, values: Object.fromEntries(chosen.map(c => [c.name, c.valueId])) })
  }
  return { id, slug, shopId, variants: made }
}
