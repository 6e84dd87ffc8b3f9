import type { Picture, SellerProduct } from '@stoa/api-client/schema'
import { useMemo, useState } from 'react'
import { useShop } from '../../access/shop-context.ts'
import { useKeptDraft } from '../../drafts/use-kept-draft.ts'
import { beginDraft, changesOf, edit, isDirty } from '../draft/draft.ts'
import { emptyForm, type ProductForm, picturesOf, toForm } from '../form/product-form.ts'
import { type KeptProduct, restoreOnto, toKept } from './kept-product.ts'

/** A product under edit, kept on the device while something of it is unsaved. */
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
    /** The server's, whole: after a save, or when another's was read and nothing here is unsaved. */
    reset(fresh: SellerProduct) {
      setKnown(now => new Map([...now, ...picturesOf(fresh)]))
      setDraft(beginDraft(toForm(fresh), fresh.version))
    },
    discard() {
      kept.forget()
      setDraft(now => beginDraft(now.base, now.version))
    },
    /** When what was found was kept; null where nothing was. */
    foundAt: kept.found?.keptAt ?? null,
    /** Answers what the server had changed since, where there is something to ask about. */
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
    /** It was saved; what was typed since is kept anew. */
    forgetKept: kept.forget,
  }
}

export type ProductDraft = ReturnType<typeof useProductDraft>
