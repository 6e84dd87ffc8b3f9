import type { ShopScope } from '../../contract/handlers.ts'
import type { Tx } from '../../platform/db/client.ts'
import { cleanHtml, textOf } from '../../platform/description-html.ts'
import { problem } from '../../platform/problem.ts'
import { visibleText } from '../../platform/visible-text.ts'
import { releaseUploads } from '../media/index.ts'
import { isPausedAt } from './pause.ts'
import { isSame } from './same-value.ts'
import * as repository from './seller.repository.ts'
import { fieldsOfShop, type ShopFields, type UpdateShopRequest } from './seller.view.ts'
import { writeShopLog } from './shop-log.repository.ts'
import { readShopName } from './shop-names.ts'
import { takePictures } from './shop-pictures.ts'
import { lockShopSlugs } from './shop-slugs.repository.ts'
import { requireFreeSlug } from './shop-slugs.service.ts'
import { type ShopRow, updateShopRow } from './shop-status.repository.ts'
import { lockVersion, type VersionedEdit } from './shop-version.ts'
import { requireTimeZone } from './time-zones.ts'

interface Edit extends VersionedEdit {
  now: Date
}

/**
 * Changes the fields in a request. A value that is already stored doesn't count as a change.
 *
 * @throws problem `edit.conflict`, `shop.slug_taken`, `media.not_found`, `request.invalid`
 */
export async function updateShop(tx: Tx, request: UpdateShopRequest, edit: Edit): Promise<void> {
  const { shop, now } = edit
  if (request.slug !== undefined || request.name !== undefined) await lockShopSlugs(tx)
  const row = await lockVersion(tx, edit, { request, fields: () => shopFields(tx, shop) })
  const before = fieldsOfShop(await repository.findSellerShop(tx, shop))
  const wanted = normalized(request)
  const names = (Object.keys(wanted) as (keyof ShopFields)[]).filter(
    name => !isSame(before[name], wanted[name]),
  )
  if (names.length === 0) return
  const changed = Object.fromEntries(names.map(name => [name, wanted[name]])) as UpdateShopRequest
  await check(tx, shop, changed)
  const kept = picturesOf({ ...before, ...changed } as ShopFields)
  const known = picturesOf(before as unknown as ShopFields)
  const pointer = changed.bannerId ? '/bannerId' : changed.makers ? '/makers' : '/logoId'
  await takePictures(tx, shop.userId, kept, { known, pointer: changed.logoId ? '/logoId' : pointer })
  await updateShopRow(tx, shop.shopId, { ...columnsOf(changed, row, edit), version: row.version + 1 })
  await releaseUploads(
    tx,
    known.filter(id => !kept.includes(id)),
  )
  await writeShopLog(tx, {
    shopId: shop.shopId,
    at: now,
    actorId: shop.userId,
    what: 'shop.updated',
    changes: {
      ...Object.fromEntries(
        names.map((name): [string, [unknown, unknown]] => [name, [before[name], wanted[name]]]),
      ),
      version: [row.version, row.version + 1],
    },
  })
}

/**
 * Closes a shop for some of its days, or ends that.
 *
 * @throws problem `edit.conflict`, `request.invalid`
 */
export async function pauseShop(
  tx: Tx,
  { from, until, note }: { from: string | null; until: string | null; note: string },
  edit: Edit,
): Promise<void> {
  const { shop, now } = edit
  const row = await lockVersion(tx, edit, { request: {}, fields: () => shopFields(tx, shop) })
  if ((from === null) !== (until === null) || (from !== null && until !== null && until < from))
    throw problem('request.invalid', {
      detail: 'A vacation needs a first and a last day, in this order.',
      fields: [{ pointer: '/until', code: 'order', message: 'Choose the first day or a later one.' }],
    })
  const days = { closedFrom: from, closedUntil: until, closedNote: from === null ? '' : note.trim() }
  if (
    row.closedFrom === days.closedFrom &&
    row.closedUntil === days.closedUntil &&
    row.closedNote === days.closedNote
  )
    return
  await updateShopRow(tx, row.id, {
    ...days,
    isPaused: isPausedAt({ ...days, timeZone: row.timeZone }, now),
    version: row.version + 1,
  })
  await writeShopLog(tx, {
    shopId: row.id,
    at: now,
    actorId: shop.userId,
    what: 'shop.paused',
    changes: {
      closedFrom: [row.closedFrom, days.closedFrom],
      closedUntil: [row.closedUntil, days.closedUntil],
      version: [row.version, row.version + 1],
    },
  })
}

/** Current values of the fields that edits of the shop change, by their names in its log. */
async function shopFields(tx: Tx, shop: ShopScope): Promise<Record<string, unknown>> {
  const row = await repository.findSellerShop(tx, shop)
  return { ...fieldsOfShop(row), closedFrom: row.closedFrom, closedUntil: row.closedUntil }
}

async function check(
  tx: Tx,
  { shopId }: ShopScope,
  { name, slug, timeZone }: UpdateShopRequest,
): Promise<void> {
  if (name !== undefined) await readShopName(tx, name, { shopId })
  if (slug !== undefined) await requireFreeSlug(tx, slug, { shopId })
  if (timeZone !== undefined) await requireTimeZone(tx, timeZone)
}

/** A request in the form that its values are stored in, so that the same is the same. */
function normalized(request: UpdateShopRequest): Partial<ShopFields> {
  const { name, tagline, story, makers, policies, ...same } = request
  return {
    ...same,
    ...(name !== undefined && { name: visibleText(name) }),
    ...(tagline !== undefined && { tagline: tagline.trim() }),
    ...(story !== undefined && { story: cleanHtml(story) }),
    ...(makers !== undefined && {
      makers: makers.map(maker => ({ ...maker, name: visibleText(maker.name), line: maker.line.trim() })),
    }),
    ...(policies !== undefined && {
      policies: {
        shipping: policies.shipping.trim(),
        returns: policies.returns.trim(),
        care: policies.care.trim(),
      },
    }),
  }
}

function columnsOf(
  changed: UpdateShopRequest,
  row: ShopRow,
  { now }: Edit,
): Parameters<typeof updateShopRow>[2] {
  const { story, logoId, bannerId, makers, ...same } = changed
  return {
    ...same,
    ...(story !== undefined && { storyHtml: story, description: textOf(story) }),
    ...(logoId !== undefined && { logoMediaId: logoId }),
    ...(bannerId !== undefined && { bannerMediaId: bannerId }),
    ...(makers !== undefined && {
      makers: makers.map(({ name, line, portraitId }) => ({ name, line, mediaId: portraitId })),
    }),
    ...(same.timeZone !== undefined && { isPaused: isPausedAt({ ...row, timeZone: same.timeZone }, now) }),
  }
}

const picturesOf = ({
  logoId,
  bannerId,
  makers,
}: Pick<ShopFields, 'logoId' | 'bannerId' | 'makers'>): string[] =>
  [logoId, bannerId, ...makers.map(({ portraitId }) => portraitId)].filter(id => id !== null)
