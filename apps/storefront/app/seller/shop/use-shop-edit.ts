import { type ApiClient, type ApiError, isApiError, unwrap } from '@stoa/api-client'
import type { SellerShop } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { showFirstFault } from '@stoa/back-office'
import { useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { SubmissionProblem } from '../../shared/call/problem.ts'
import { useShop } from '../access/shop-context.ts'
import { shopProblemOf } from '../api/shop-problem.ts'
import { useKeptDraft } from '../drafts/use-kept-draft.ts'
import { faultNotice } from '../forms/fault-notice.ts'
import { type KeptShop, restoreOnto, toKept } from './kept-shop.ts'
import {
  changedFields,
  fieldOf,
  isOfPause,
  mistakesIn,
  namedFaults,
  patchOf,
  type ShopFaults,
  type ShopField,
  type ShopForm,
  toShopForm,
} from './shop-form.ts'

/** Changes that a teammate saved since the page was loaded. */
export interface ShopClash {
  readonly by: string | null
  readonly at: string | null
  /** Fields that only the teammate changed. */
  readonly taken: readonly ShopField[]
  /** Fields that both changed. */
  readonly asked: readonly ShopField[]
}

/** State of a shop while it is edited: changes, saving, the kept draft, and conflicts with a teammate's changes. */
export function useShopEdit(shop: SellerShop, onSaved: (shop: SellerShop) => void) {
  const { api } = useShop()
  const { mutate } = useSWRConfig()
  const [version, setVersion] = useState(shop.version)
  const [base, setBase] = useState(() => toShopForm(shop))
  const [mine, setMine] = useState(base)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SubmissionProblem | null>(null)
  const [errors, setErrors] = useState<ShopFaults>({})
  const [clash, setClash] = useState<ShopClash | null>(null)
  const changed = useMemo(() => changedFields(base, mine), [base, mine])
  const unsaved = useMemo(
    () => (changed.length > 0 ? toKept(base, mine, changed) : null),
    [base, mine, changed],
  )
  const kept = useKeptDraft<KeptShop>(`shop/${shop.id}`, unsaved)

  const change = (part: Partial<ShopForm>) => {
    setMine(now => ({ ...now, ...part }))
    setErrors(now => {
      const left = { ...now }
      for (const field of Object.keys(part) as ShopField[]) delete left[field]
      return left
    })
  }
  const settle = (saved: SellerShop) => {
    const form = toShopForm(saved)
    kept.forget()
    setVersion(saved.version)
    setBase(form)
    setMine(form)
    setClash(null)
    onSaved(saved)
    void mutatePath(mutate, '/api/seller/shop/log')
    void mutatePath(mutate, '/api/user/shops')
  }

  /** Takes over a teammate's changes. Returns the version to save with, or null if both changed a field. */
  async function rebase(error: ApiError): Promise<number | null> {
    const theirs = await unwrap(api.GET('/api/seller/shop'))
    const form = toShopForm(theirs)
    const touched = (error.problem?.conflict?.changes ?? []).map(({ path }) => fieldOf(path))
    const asked = changed.filter(field => touched.includes(field))
    setBase(form)
    setMine({ ...form, ...Object.fromEntries(changed.map(field => [field, mine[field]])) })
    setVersion(theirs.version)
    if (asked.length === 0) return theirs.version
    const { by = null, at = null } = error.problem?.conflict ?? {}
    setClash({ by, at, asked, taken: touched.filter(field => !asked.includes(field)) })
    return null
  }

  /** Shows the faults at their fields, and leads to the first. */
  function refuse(faults: ShopFaults): false {
    const notice = faultNotice(namedFaults(faults))
    setErrors(faults)
    setProblem({ fields: {}, ...(notice && { notice: { tone: 'critical', ...notice } }) })
    showFirstFault()
    return false
  }

  async function save(at = version): Promise<boolean> {
    const wrong = mistakesIn(mine)
    setErrors({})
    setProblem(null)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setBusy(true)
    try {
      settle(await send(api, mine, changed, at))
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      const found = shopProblemOf(error)
      if (error.code === 'edit.conflict') {
        const next = await rebase(error).catch(() => null)
        // No field was changed by both, so mine can be saved on top of theirs without a question.
        if (next !== null) return save(next)
        return false
      }
      if (!found.notice)
        return refuse(
          Object.fromEntries(Object.entries(found.fields).map(([path, text]) => [fieldOf(path), text])),
        )
      setProblem(found)
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    base,
    mine,
    changed,
    change,
    errors,
    problem,
    busy,
    clash,
    save: () => save(),
    discard() {
      kept.forget()
      setMine(base)
      setErrors({})
      setProblem(null)
      setClash(null)
    },
    /** Time at which the draft was kept, null if there is none. */
    foundAt: kept.found?.keptAt ?? null,
    restore() {
      const { found } = kept
      if (!found || !kept.restore()) return
      const restored = restoreOnto({ base, mine }, found)
      setMine(restored.mine)
      if (restored.asked.length > 0) setClash({ by: null, at: null, asked: restored.asked, taken: [] })
    },
    discardFound: kept.discard,
    answer(field: ShopField, choice: 'mine' | 'theirs') {
      if (choice === 'theirs') change({ [field]: base[field] } as Partial<ShopForm>)
      setClash(now => now && { ...now, asked: now.asked.filter(one => one !== field) })
    },
  }
}

export type ShopEdit = ReturnType<typeof useShopEdit>

/** Saves with one or two calls, since the vacation has its own endpoint. The second uses the first one's version. */
async function send(
  api: ApiClient,
  mine: ShopForm,
  changed: readonly ShopField[],
  version: number,
): Promise<SellerShop> {
  const header = (at: number) => ({ params: { header: { 'If-Match': `"${at}"` } } })
  const body = patchOf(mine, changed)
  let saved: SellerShop | null = null
  if (Object.keys(body).length > 0)
    saved = await unwrap(api.PATCH('/api/seller/shop', { body, ...header(version) }))
  if (changed.some(isOfPause)) {
    const pause = { from: mine.closedFrom || null, until: mine.closedUntil || null, note: mine.closedNote }
    // If the slug has changed, the client's own header still names the former one.
    saved = await unwrap(
      api.PUT('/api/seller/shop/pause', {
        body: pause,
        ...header(saved?.version ?? version),
        ...(saved && { headers: { 'Stoa-Shop': saved.slug } }),
      }),
    )
  }
  return saved!
}
