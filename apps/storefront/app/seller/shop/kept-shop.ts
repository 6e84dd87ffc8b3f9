import { hasPictures, type KeptDraft } from '../../shared/drafts/device-drafts.ts'
import { changedFields, type ShopField, type ShopForm } from './shop-form.ts'

/** Draft of a shop, kept on the device: the fields that differ from the server's version. */
export interface KeptShop {
  readonly base: Partial<ShopForm>
  readonly mine: Partial<ShopForm>
}

export const toKept = (base: ShopForm, mine: ShopForm, fields: readonly ShopField[]): KeptShop => ({
  base: only(base, fields),
  mine: only(mine, fields),
})

const only = (form: ShopForm, fields: readonly ShopField[]): Partial<ShopForm> =>
  Object.fromEntries(fields.map(field => [field, form[field]]))

/**
 * Applies a kept draft to the server's present version. Fields typed since the page was opened keep their text. If a
 * teammate has saved the same field since, it is listed in `asked`.
 */
export function restoreOnto(
  { base, mine }: { base: ShopForm; mine: ShopForm },
  kept: KeptDraft<KeptShop>,
): { mine: ShopForm; asked: readonly ShopField[] } {
  const { content } = kept
  const typed = changedFields(base, mine)
  const back = hasPictures(kept) ? content.mine : withoutUploads(content)
  const fields = (Object.keys(back) as ShopField[]).filter(field => !typed.includes(field))
  const restored = { ...mine, ...only({ ...mine, ...back }, fields) }
  const differs = changedFields({ ...base, ...content.base }, base)
  return {
    mine: restored,
    asked: changedFields(base, restored).filter(field => fields.includes(field) && differs.includes(field)),
  }
}

/** Removes uploads that were never saved: the server has deleted them by then. */
function withoutUploads({ base, mine }: KeptShop): Partial<ShopForm> {
  const { logo: _, banner: __, ...rest } = mine
  const saved = new Set(base.makers?.map(({ portrait }) => portrait?.id))
  const makers = mine.makers?.map(maker =>
    maker.portrait && saved.has(maker.portrait.id) ? maker : { ...maker, portrait: null },
  )
  return { ...rest, ...(makers && { makers }) }
}
