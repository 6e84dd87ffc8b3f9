import type { Picture, SellerProduct } from '@stoa/api-client/schema'
import { useMemo, useState } from 'react'
import { useShop } from '../../access/shop-context.ts'
import { useKeptDraft } from '../../drafts/use-kept-draft.ts'
import { beginDraft, changesOf, edit, isDirty } from '../draft/draft.ts'
import { emptyForm, type ProductForm, picturesOf, toForm } from '../form/product-form.ts'
import { type KeptProduct, restoreOnto, toKept } from './kept-product.ts'

/** Holds the draft of a product, and keeps unsaved changes on the device. */
export function useProductDraft(product: SellerProduct | undefined) {
  const { shop } = useShop()
  const [draft, setDraft] = useState(() =>
    beginDraft(product ? toForm(product) : emptyForm, product?.version ?? 0),
  )
  const [known, setKnown] = useState<ReadonlyMap<string, Picture>>(() =>
    product ? picturesOf(product) : new Map(),
  )
  const dirty = isDirty(draft)
  const count = useMemo(() => changesOf(draft).length, [draft])
  const unsaved = useMemo(() => (dirty ? toKept(draft, known) : null), [dirty, draft, known])
  const kept = useKeptDraft<KeptProduct>(`products/${shop.id}/${product?.id ?? 'new'}`, unsaved)

  return {
    draft,
    setDraft,
    known,
    count,
    isDirty: dirty,
    change: (changes: Partial<ProductForm>) => setDraft(now => edit(now, changes)),
    addKnown: (picture: Picture) => setKnown(now => new Map(now).set(picture.id, picture)),
    /** Replaces the draft by the server's version. Discards unsaved changes. */
    reset(fresh: SellerProduct) {
      setKnown(now => new Map([...now, ...picturesOf(fresh)]))
      setDraft(beginDraft(toForm(fresh), fresh.version))
    },
    discard() {
      kept.forget()
      setDraft(now => beginDraft(now.base, now.version))
    },
    /** Time at which the draft found on this device was kept; null if there is none. */
    foundAt: kept.found?.keptAt ?? null,
    /**
     * Restores the draft found on this device. Returns the paths changed on the server since, or null if there are no
     * conflicts.
     */
    restore() {
      const { found } = kept
      if (!found || !kept.restore()) return null
      const { draft: restored, taken } = restoreOnto(draft, found)
      setKnown(
        now => new Map([...now, ...found.content.shown.map(picture => [picture.id, picture] as const)]),
      )
      setDraft(restored)
      return restored.questions.length > 0 ? taken : null
    },
    discardFound: kept.discard,
    /** Deletes the kept draft after a save. Changes typed since then are kept again. */
    forgetKept: kept.forget,
  }
}

export type ProductDraft = ReturnType<typeof useProductDraft>
