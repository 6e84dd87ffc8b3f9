import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { FeeDocument } from '../../src/modules/invoices/fee-document.ts'
import { drawFeeNumber, insertFeeInvoice } from '../../src/modules/invoices/fee-invoices.repository.ts'
import { numberOf } from '../../src/modules/invoices/invoice-number.ts'
import { newId } from '../../src/platform/ids.ts'
import { multipart, type Person } from '../fixtures.ts'
import { type Bought, bought, memberOf, packed, shipped } from '../orders/order-desk.ts'
import type { ShopFloor } from '../payments/shop-floor.ts'

/** A shop with one of everything that a call can name. */
export interface ShopThings {
  id: string
  slug: string
  owner: Person
  /** Number of an order of nine items: three packed, three delivered, three still open. */
  number: string
  lineId: string
  pendingParcelId: string
  shippedParcelId: string
  requestedReturnId: string
  approvedReturnId: string
  claimId: string
  /** A refund that has succeeded. */
  refundId: string
  productId: string
  productSlug: string
  variantId: string
  reviewId: string
  questionId: string
  categoryId: string
  /** Category of the marketplace, above both. */
  rootCategoryId: string
  /** Second category, next to it. */
  otherCategoryId: string
  mediaId: string
  memberId: string
  invitationId: string
  /** A file that is checked, and one that is done. */
  checkedRunId: string
  doneRunId: string
  /** Id of a change of many products. */
  changeId: string
  savedViewId: string
  disputeId: string
  /** Number of an invoice for the marketplace's fee. */
  feeInvoiceNumber: string
  /** Texts that no answer to a member of another shop may contain. */
  secrets: string[]
}

/** Creates them, through the API if possible. `root` is a category of the marketplace. */
export async function makeThings(floor: ShopFloor, root: string): Promise<ShopThings> {
  const { db } = floor.deps
  const order = await bought(floor, [{ quantity: 9, stock: 20 }])
  const { seller: owner, shop } = order
  const word = `secret-${newId()}`
  const after = await afterSales(floor, order)
  const [product] = order.products
  const ids = {
    reviewId: newId(),
    questionId: newId(),
    categoryId: newId(),
    otherCategoryId: newId(),
    invitationId: newId(),
    checkedRunId: newId(),
    doneRunId: newId(),
    savedViewId: newId(),
    refundId: newId(),
    disputeId: newId(),
  }
  const member = await memberOf(floor, shop.id, 'manager')
  await db.execute(sql`update shops set name = ${`${word} shop`} where id = ${shop.id}`)
  await db.execute(sql`update products set name = ${`${word} mug`}, version = 1 where id = ${product!.id}`)
  await db.execute(sql`update variants set sku = ${`${word}-sku`} where product_id = ${product!.id}`)
  await db.execute(sql`insert into reviews (id, product_id, user_id, author_name, rating, title, body)
    values (${ids.reviewId}, ${product!.id}, ${order.buyer.id}, ${`${word} buyer`}, 4, 'Fine', ${`${word} review`})`)
  await db.execute(sql`insert into product_questions (id, product_id, user_id, author_name, text)
    values (${ids.questionId}, ${product!.id}, ${order.buyer.id}, ${`${word} asker`}, ${`${word} question`})`)
  for (const [position, id] of [ids.categoryId, ids.otherCategoryId].entries())
    await db.execute(sql`insert into categories (id, parent_id, shop_id, name, slug, path, depth, position, source)
      values (${id}, ${root}, ${shop.id}, ${`Own ${position}`}, ${`own-${id}`}, ${`walls/own-${id}`}, 2, ${position}, 'seller')`)
  await db.execute(sql`insert into shop_invitations (id, shop_id, email, role, keys, token_hash, expires_at)
    values (${ids.invitationId}, ${shop.id}, ${`${word}@example.test`}, 'staff', '{orders}', decode(md5(${word}), 'hex'),
      now() + interval '1 day')`)
  for (const [id, status] of [
    [ids.checkedRunId, 'checked'],
    [ids.doneRunId, 'done'],
  ])
    await db.execute(sql`insert into catalog_runs (id, shop_id, kind, status, file_name, mapping, counts, expires_at)
      values (${id}, ${shop.id}, 'import', ${status}, ${`${word}.csv`}, '{}', '{"new": 1, "applied": 1}', now() + interval '1 day')`)
  for (const runId of [ids.checkedRunId, ids.doneRunId])
    await db.execute(sql`insert into catalog_run_items (run_id, n, shop_id, handle, title, outcome)
      values (${runId}, 1, ${shop.id}, ${`${word}-handle`}, ${`${word} title`}, 'new')`)
  await db.execute(sql`insert into refunds (id, payment_id, order_id, amount_minor, item_minor, reason, status)
    select ${ids.refundId}, payment_id, order_id, 1, 1, 'goodwill', 'succeeded' from payment_splits where order_id = ${order.id}`)
  await db.execute(sql`insert into disputes (id, order_id, shop_id, amount_minor, text, opened_at, decide_by)
    values (${ids.disputeId}, ${order.id}, ${shop.id}, 0, ${`${word} dispute`}, now(), now())`)
  await db.execute(sql`insert into saved_views (id, shop_id, user_id, list, name, query)
    values (${ids.savedViewId}, ${shop.id}, ${owner.id}, 'orders', ${`${word} view`}, '{}')`)
  await db.execute(sql`insert into shop_log (shop_id, at, actor_id, what, subject_id, changes)
    values (${shop.id}, now(), ${owner.id}, 'product.edited', ${product!.id}, ${`{"name": ["${word}", "mug"]}`}::jsonb)`)
  await db.execute(sql`insert into shop_tax_registrations (shop_id, country, scheme, number, from_day)
    values (${shop.id}, 'SE', 'standard', ${`${word} number`}, '2020-01-01')`)
  const feeInvoiceNumber = await insertFee(floor, shop.id, word)
  await db.execute(sql`insert into order_notes (id, order_id, shop_id, author_id, text, at)
    values (${newId()}, ${order.id}, ${shop.id}, ${owner.id}, ${`${word} note`}, now())`)
  return {
    ...ids,
    ...after,
    ...(await byTheFrontDoor(floor, owner, product!.id)),
    rootCategoryId: root,
    feeInvoiceNumber,
    id: shop.id,
    slug: shop.slug,
    owner,
    number: order.number,
    lineId: order.lineIds[0]!,
    productId: product!.id,
    productSlug: product!.slug,
    variantId: product!.variants[0]!.id,
    memberId: member.id,
    secrets: [word, order.number, order.groupNumber, order.buyer.email, owner.email, member.email, shop.slug],
  }
}

/** Issues an invoice for a fee, and returns its number. */
async function insertFee({ deps: { db } }: ShopFloor, shopId: string, word: string): Promise<string> {
  const document: FeeDocument = {
    kind: 'invoice',
    number: '',
    month: '2026-10',
    timeZone: 'UTC',
    issuedAt: '2026-11-01T00:30:00.000Z',
    issuer: ['Stoa Market'],
    recipient: { name: `${word} shop`, address: [], taxNumbers: [] },
    currency: 'USD',
    lines: [{ title: 'Commission on orders', totalMinor: 144 }],
    totalMinor: 144,
    tax: null,
    notes: [],
    isTest: false,
  }
  return db.transaction(async tx => {
    const seq = await drawFeeNumber(tx, 'FEE')
    const number = numberOf('FEE', seq)
    const given = { shopId, series: 'FEE', seq, traderVersion: null, document: { ...document, number } }
    await insertFeeInvoice(tx, given)
    return number
  })
}

async function afterSales(floor: ShopFloor, order: Bought) {
  const lines = (quantity: number) => [{ orderLineId: order.lineIds[0]!, quantity }]
  const shippedParcelId = await shipped(order, lines(3))
  await order.asSeller(`fulfillments/${shippedParcelId}/deliver`)
  const pendingParcelId = await packed(order, lines(3))
  const ask = () => order.asBuyer('returns', { lines: [{ ...lines(1)[0], reason: 'other' }] })
  const approvedReturnId: string = (await ask()).body.orders[0].returns[0].id
  const { token } = order.seller
  await floor.call({
    method: 'POST',
    url: `/api/seller/returns/${approvedReturnId}/approve`,
    token,
    payload: { postage: 'reimburse', maxPostage: 1, instructions: '1 Kiln Row' },
    headers: { 'idempotency-key': newId() },
  })
  const requested = (await ask()).body.orders[0].returns
  const claim = await order.asBuyer('claims', {
    kind: 'damaged',
    wanted: 'refund',
    text: 'Broken.',
    lines: lines(1),
  })
  if (claim.status !== 200) throw new Error(`claim: ${claim.text}`)
  return {
    shippedParcelId,
    pendingParcelId,
    approvedReturnId,
    requestedReturnId: requested.find(({ id }: { id: string }) => id !== approvedReturnId).id as string,
    claimId: claim.body.orders[0].claims[0].id as string,
  }
}

/** A picture that was uploaded, and a change of many products. */
async function byTheFrontDoor(floor: ShopFloor, { token }: Person, productId: string) {
  const post = (url: string, rest: object) =>
    floor.call({ method: 'POST', url: `/api/seller/${url}`, token, ...rest })
  const mug = sharp({ create: { width: 400, height: 400, channels: 3, background: '#c96f4a' } })
  const picture = multipart({ picture: { filename: 'mug.png', bytes: await mug.png().toBuffer() } })
  const uploaded = await post('pictures', {
    ...picture,
    headers: { ...picture.headers, 'idempotency-key': newId() },
  })
  const changed = await post('products/bulk', {
    headers: { 'idempotency-key': newId() },
    payload: { ids: [productId], action: { field: 'tags', mode: 'add', tags: ['Kiln'] } },
  })
  return { mediaId: uploaded.body.id as string, changeId: changed.body.runId as string }
}
