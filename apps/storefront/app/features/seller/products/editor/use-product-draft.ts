import type { Picture, SellerProduct } from '@stoa/api-client/schema'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useVisitor } from '../../../session/use-visitor.ts'
import { useShop } from '../../frame/shop-context.ts'
import { beginDraft, changesOf, type Draft, edit, isDirty } from '../draft/draft.ts'
import { moveOntoProduct } from '../form/move-onto-product.ts'
import { emptyForm, type ProductForm, picturesOf, toForm } from '../form/product-form.ts'
import { draftName, type KeptProduct, productDrafts } from './product-draft-store.ts'
import { isUpload } from './use-uploads.ts'

const KEEP_AFTER_MS = 2_000

interface Begun {
  readonly draft: Draft<ProductForm>
  readonly known: ReadonlyMap<string, Picture>
  /** Something was found that had not been saved. */
  readonly isFound: boolean
}

function begin(product: SellerProduct | undefined, kept: KeptProduct | null): Begun {
  const base = product ? toForm(product) : emptyForm
  const version = product?.version ?? 0
  const known = new Map([
    ...(product ? picturesOf(product) : []),
    ...(kept?.shown ?? []).map(picture => [picture.id, picture] as const),
  ])
  if (!kept) return { draft: beginDraft(base, version), known, isFound: false }
  const { draft } = moveOntoProduct(beginDraft(kept.base, kept.version, kept.mine), base, version)
  return { draft, known, isFound: isDirty(draft) }
}

/** A product under edit, kept in the tab while something of it is unsaved. */
export function useProductDraft(product: SellerProduct | undefined) {
  const { shop } = useShop()
  const visitor = useVisitor()
  const userId = visitor.kind === 'user' ? visitor.user.id : ''
  const name = draftName(shop.slug, product?.id)
  const [begun] = useState(() => begin(product, productDrafts.read<KeptProduct>(userId, name)))
  const [draft, setDraft] = useState(begun.draft)
  const [known, setKnown] = useState(begun.known)
  const [isFound, setFound] = useState(begun.isFound)
  const dirty = isDirty(draft)
  const count = useMemo(() => changesOf(draft).length, [draft])
  const latest = useRef({ draft, known })
  useEffect(() => {
    latest.current = { draft, known }
  })

  useEffect(() => {
    if (!dirty) {
      productDrafts.forget(userId, name)
      return
    }
    const keep = () => {
      const { draft: now, known: pictures } = latest.current
      // A file cannot be kept; one that is still on its way is chosen anew.
      const mine = { ...now.mine, pictures: now.mine.pictures.filter(({ id }) => !isUpload(id)) }
      const saved = new Set(now.base.pictures.map(({ id }) => id))
      const shown = mine.pictures.flatMap(({ id }) => (saved.has(id) ? [] : (pictures.get(id) ?? [])))
      productDrafts.keep(userId, name, {
        version: now.version,
        base: now.base,
        mine,
        shown,
      } satisfies KeptProduct)
    }
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [dirty, draft, userId, name])

  return {
    draft,
    setDraft,
    known,
    isFound,
    count,
    isDirty: dirty,
    change: (changes: Partial<ProductForm>) => setDraft(now => edit(now, changes)),
    addKnown: (picture: Picture) => setKnown(now => new Map(now).set(picture.id, picture)),
    /** The server's, whole: after a save, or when another's was read and nothing here is unsaved. */
    reset(fresh: SellerProduct) {
      setKnown(now => new Map([...now, ...picturesOf(fresh)]))
      setDraft(beginDraft(toForm(fresh), fresh.version))
      setFound(false)
    },
    discard() {
      productDrafts.forget(userId, name)
      setDraft(now => beginDraft(now.base, now.version))
      setFound(false)
    },
    hideFound: () => setFound(false),
  }
}

export type ProductDraft = ReturnType<typeof useProductDraft>
