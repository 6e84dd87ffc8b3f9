import { type ApiClient, type ApiError, unwrap } from '@stoa/api-client'
import type { SellerProduct, VariantRemoval } from '@stoa/api-client/schema'
import { useState } from 'react'
import type { CallTools } from '../../../shared/call/calls.ts'
import { outcomeOf } from '../../../shared/call/outcome.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { useShop } from '../../access/shop-context.ts'
import { shopProblemOf } from '../../api/shop-problem.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { afterSave } from '../draft/draft.ts'
import type { Path } from '../draft/tree.ts'
import { type FormFaults, faultsOfAnswer, faultsOfForm, hasFaults, noFaults } from '../form/form-faults.ts'
import { moveOntoProduct } from '../form/move-onto-product.ts'
import { createBody, patchBody } from '../form/product-body.ts'
import { type ProductForm, toForm } from '../form/product-form.ts'
import type { ProductDraft } from './use-product-draft.ts'
import { productSaveLabels } from './use-product-save.labels.ts'

export interface EditConflict {
  readonly by: string | null
  /** Time of the other save, ISO 8601; null if it is unknown. */
  readonly at: string | null
  readonly taken: readonly Path[]
}

type Notice = { readonly title: string; readonly text: string }

/** Saves a product. Shows faults at their fields, merges another user's save, and asks before variants are removed. */
export function useProductSave(
  productId: string | undefined,
  { draft, setDraft }: ProductDraft,
  options: { readonly onSaved: (product: SellerProduct) => void; readonly blockedBy: () => string | null },
) {
  const { api } = useShop()
  const { busy, call } = useCall(useShopRules())
  const [tried, setTried] = useState(false)
  /** Faults that the server found. Those that the form can find itself are recomputed on each change. */
  const [refused, setFaults] = useState<FormFaults>(noFaults)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const [removal, setRemoval] = useState<VariantRemoval | null>(null)

  const toSend = (confirmed: boolean) => {
    if (productId === undefined) {
      const { body, variantIds } = createBody(draft.mine)
      const send = ({ api, keyOf }: CallTools<ApiClient>) =>
        unwrap(
          api.POST('/api/seller/products', { params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
        )
      return { variantIds, send }
    }
    const { body, variantIds } = patchBody(draft.base, draft.mine, confirmed)
    const { version } = draft
    const send = ({ api, keyOf }: CallTools<ApiClient>) =>
      unwrap(
        api.PATCH('/api/seller/products/{id}', {
          params: {
            path: { id: productId },
            header: {
              'If-Match': `"${String(version)}"`,
              'Idempotency-Key': keyOf({ body, version }),
            },
          },
          body,
        }),
      )
    return { variantIds, send }
  }

  const merge = async (error: ApiError) => {
    const read = await outcomeOf(() =>
      unwrap(api.GET('/api/seller/products/{id}', { params: { path: { id: productId as string } } })),
    )
    if (!read.ok) return await refuse(read.error, [])
    const fresh = read.answer
    const { draft: moved, taken } = moveOntoProduct(draft, toForm(fresh), fresh.version)
    const told = error.problem?.conflict as { by?: string | null; at?: string | null } | undefined
    setDraft(moved)
    setConflict({ by: told?.by ?? fresh.savedBy, at: told?.at ?? fresh.updatedAt, taken })
  }

  const refuse = async (error: ApiError, variantIds: readonly string[]) => {
    const found = faultsOfAnswer(
      error.fields.filter(({ pointer }) => pointer.startsWith('/')),
      variantIds,
    )
    const slug: Record<string, string> =
      error.code === 'product.slug_taken' ? { slug: error.detail ?? error.title } : {}
    setFaults({ ...found, fields: { ...found.fields, ...slug } })
    const said = shopProblemOf(error).notice
    if (said) setNotice({ title: said.title, text: said.text })
    const notice = await leadToFault(found, draft.mine)
    if (!said && hasFaults(found)) setNotice(notice)
  }

  const save = async (confirmed = false): Promise<boolean> => {
    if (busy !== undefined) return false
    setTried(true)
    setNotice(null)
    setRemoval(null)
    const found = faultsOfForm(draft.mine)
    setFaults(noFaults)
    const blocked = options.blockedBy()
    if (hasFaults(found) || blocked !== null) {
      const described = await leadToFault(found, draft.mine)
      setNotice(blocked === null ? described : { title: productSaveLabels.notSaved, text: blocked })
      return false
    }
    const sent = draft.mine
    const { send, variantIds } = toSend(confirmed)
    const done = await call(send)
    if (done.ok) {
      setTried(false)
      setConflict(null)
      setDraft(now => afterSave(now, sent, toForm(done.answer), done.answer.version))
      options.onSaved(done.answer)
      return true
    }
    const { error } = done
    if (!error) return false
    if (error.status === 412) await merge(error)
    else if (error.code === 'product.variants_would_go') setRemoval(error.problem?.removal ?? null)
    else await refuse(error, variantIds)
    return false
  }
  const faults = tried ? together(refused, faultsOfForm(draft.mine)) : noFaults
  return {
    save,
    busy: busy !== undefined,
    tried,
    faults,
    notice,
    conflict,
    removal,
    /** Shows the conflicts of a restored draft with a later save by another user. */
    ask: setConflict,
    closeRemoval: () => setRemoval(null),
    /** Discards the server's faults of fields that were changed. */
    touch(fields: readonly string[]) {
      setFaults(now => ({
        fields: Object.fromEntries(Object.entries(now.fields).filter(([field]) => !fields.includes(field))),
        variants: fields.includes('variants') ? {} : now.variants,
      }))
    },
    forget() {
      setTried(false)
      setFaults(noFaults)
      setNotice(null)
      setConflict(null)
    },
  }
}

const together = (one: FormFaults, other: FormFaults): FormFaults => ({
  fields: { ...one.fields, ...other.fields },
  variants: { ...one.variants, ...other.variants },
})

/** Leads to the first fault and describes all. The code loads with the first of them, since most saves have none. */
const leadToFault = async (found: FormFaults, form: ProductForm): Promise<Notice> => {
  const words = await import('./product-fault-notice.ts').catch(() => null)
  words?.showFirstFault()
  const { notSaved, checkFields } = productSaveLabels
  return words?.productFaultNotice(found, form) ?? { title: notSaved, text: checkFields }
}
