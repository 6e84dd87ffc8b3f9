import type { Picture } from '@stoa/api-client/schema'
import { hasPictures, type KeptDraft } from '../../../shared/drafts/device-drafts.ts'
import { beginDraft, type Draft } from '../draft/draft.ts'
import { same, type Value } from '../draft/tree.ts'
import { moveOntoProduct } from '../form/move-onto-product.ts'
import { isUpload, type ProductForm } from '../form/product-form.ts'

/** Unsaved draft as kept on the device: only the fields that differ from the server's version. */
export interface KeptProduct {
  readonly version: number
  readonly base: Partial<ProductForm>
  readonly mine: Partial<ProductForm>
  /** Uploaded pictures that no product uses yet. */
  readonly shown: readonly Picture[]
}

const changedFields = ({ base, mine }: Draft<ProductForm>): readonly (keyof ProductForm)[] =>
  (Object.keys(mine) as (keyof ProductForm)[]).filter(
    field => !same(base[field] as Value, mine[field] as Value),
  )

const only = (form: ProductForm, fields: readonly (keyof ProductForm)[]): Partial<ProductForm> =>
  Object.fromEntries(fields.map(field => [field, form[field]]))

export function toKept(draft: Draft<ProductForm>, known: ReadonlyMap<string, Picture>): KeptProduct {
  const fields = changedFields(draft)
  // A file can't be kept on the device, so the seller has to choose an unfinished upload again.
  const pictures = draft.mine.pictures.filter(({ id }) => !isUpload(id))
  const saved = new Set(draft.base.pictures.map(({ id }) => id))
  return {
    version: draft.version,
    base: only(draft.base, fields),
    mine: only({ ...draft.mine, pictures }, fields),
    shown: pictures.flatMap(({ id }) => (saved.has(id) ? [] : (known.get(id) ?? []))),
  }
}

/**
 * Merges a kept draft with the server's current version, like another user's save. Fields that were edited since the
 * page was opened keep their values.
 */
export function restoreOnto(draft: Draft<ProductForm>, kept: KeptDraft<KeptProduct>) {
  const { version, base, mine, shown } = kept.content
  const lost = hasPictures(kept) ? [] : shown.map(({ id }) => id)
  const before = { ...draft.base, ...base }
  const then = { ...before, ...mine }
  const pictures = then.pictures.filter(({ id }) => !lost.includes(id))
  const { draft: moved, taken } = moveOntoProduct(
    beginDraft(before, version, { ...then, pictures }),
    draft.base,
    draft.version,
  )
  const typed = changedFields(draft)
  return {
    taken,
    draft: {
      ...moved,
      mine: { ...moved.mine, ...only(draft.mine, typed) },
      questions: moved.questions.filter(({ path }) => !typed.includes(path[0] as keyof ProductForm)),
    },
  }
}
