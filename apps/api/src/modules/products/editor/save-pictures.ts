import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import { insertRows } from '../../../platform/db/bulk.ts'
import type { Tx } from '../../../platform/db/client.ts'
import type { FieldProblems } from '../refusals.ts'

type PicturesInput = components['schemas']['PicturesInput']

/** Which of these pictures the shop may show: those that were uploaded for it, and those that its products show. */
export async function findOwnPictures(tx: Tx, shop: ShopScope, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.id from media m where m.id = any(${sql.param(ids)}::text[]) and (m.shop_id = ${shop.shopId}::uuid
      or exists (select from product_media pm join products p on p.id = pm.product_id
        where pm.media_id = m.id and p.shop_id = ${shop.shopId}::uuid))
    for key share of m`)
  return new Set(rows.map(({ id }) => id))
}

/** Says at its field which picture is none of the shop's, or is there twice. */
export async function checkPictures(
  tx: Tx,
  shop: ShopScope,
  pictures: PicturesInput,
  problems: FieldProblems,
): Promise<void> {
  const ids = pictures.map(({ mediaId }) => mediaId)
  const own = await findOwnPictures(tx, shop, ids)
  for (const [at, id] of ids.entries()) {
    if (!own.has(id))
      problems.add(`/pictures/${at}/mediaId`, 'not_found', 'names a picture that is not there')
    if (ids.indexOf(id) < at) problems.add(`/pictures/${at}/mediaId`, 'unique', 'is there twice')
  }
}

/** The pictures of a product in their order. What it no longer shows is kept: orders show it too. */
export async function savePictures(tx: Tx, productId: string, pictures: PicturesInput): Promise<void> {
  const ids = sql.param(pictures.map(({ mediaId }) => mediaId))
  await tx.execute(
    sql`delete from product_media where product_id = ${productId}::uuid and not media_id = any(${ids}::text[])`,
  )
  await tx.execute(
    sql`update media set status = 'ready' where id = any(${ids}::text[]) and status = 'unused'`,
  )
  await insertRows(
    tx,
    'product_media',
    pictures.map(({ mediaId, alt }, position) => ({
      product_id: productId,
      media_id: mediaId,
      position,
      alt: alt ?? '',
    })),
    `on conflict (product_id, media_id) do update set position = excluded.position, alt = excluded.alt
     where (product_media.position, product_media.alt) is distinct from (excluded.position, excluded.alt)`,
  )
}
