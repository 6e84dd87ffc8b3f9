import { type ApiError, isApiError } from '@stoa/api-client'
import { mutatePath } from '@stoa/api-client/swr'
import { showFirstFault } from '@stoa/back-office'
import { useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { SubmissionProblem } from '../../shared/call/problem.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { shopProblemOf } from '../api/shop-problem.ts'
import { faultNotice, type NamedFault } from './fault-notice.ts'
import { versionedEditLabels as t } from './use-versioned-edit.labels.ts'

/** Messages about invalid fields, by path: `handlingDays`, `zones/1/name`. */
export type Faults = Readonly<Record<string, string>>

/** Form for a part of the shop that is saved as a whole, with the shop's version. */
export interface VersionedForm<Saved extends { readonly version: number }, Form extends object> {
  toForm(saved: Saved): Form
  changedFields(base: Form, mine: Form): readonly (keyof Form & string)[]
  /** Finds invalid fields, as far as the browser can tell. */
  mistakesIn(form: Form): Faults
  /** Converts the server's faults to paths of the form. */
  faultsAt(fields: readonly { pointer: string; message: string }[], form: Form): Faults
  namedFaults(faults: Faults, form: Form): readonly NamedFault[]
  labels: { readonly saved: string; readonly changedByOther: string }
}

interface Calls<Saved, Form> {
  read(): Promise<Saved>
  write(form: Form, version: number): Promise<Saved>
  onSaved(saved: Saved): void
}

/** State of such a form while it is edited: changes, saving and a teammate's changes. */
export function useVersionedEdit<Saved extends { readonly version: number }, Form extends object>(
  saved: Saved,
  form: VersionedForm<Saved, Form>,
  { read, write, onSaved }: Calls<Saved, Form>,
) {
  const { mutate } = useSWRConfig()
  const [version, setVersion] = useState(saved.version)
  const [base, setBase] = useState(() => form.toForm(saved))
  const [mine, setMine] = useState(base)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SubmissionProblem | null>(null)
  const [errors, setErrors] = useState<Faults>({})
  const changed = useMemo(() => form.changedFields(base, mine), [form, base, mine])

  const change = (part: Partial<Form>) => {
    setMine(now => ({ ...now, ...part }))
    const fields = Object.keys(part)
    setErrors(now =>
      Object.fromEntries(Object.entries(now).filter(([path]) => !fields.includes(path.split('/', 1)[0]!))),
    )
  }
  const reset = (next: Form) => {
    setMine(next)
    setErrors({})
    setProblem(null)
  }

  /** Shows the faults at their fields, and leads to the first. */
  function refuse(faults: Faults): false {
    const notice = faultNotice(form.namedFaults(faults, mine))
    setErrors(faults)
    setProblem({ fields: {}, ...(notice && { notice: { tone: 'critical', ...notice } }) })
    showFirstFault()
    return false
  }

  /** Takes over a teammate's version in the fields that aren't changed here. */
  async function rebase(): Promise<void> {
    const theirs = await read()
    const next = form.toForm(theirs)
    setBase(next)
    setMine({ ...next, ...Object.fromEntries(changed.map(field => [field, mine[field]])) })
    setVersion(theirs.version)
    setProblem({
      fields: {},
      notice: { tone: 'caution', title: form.labels.changedByOther, text: t.changedByOtherText },
    })
  }

  async function fail(error: ApiError): Promise<void> {
    if (error.code === 'edit.conflict') return rebase()
    if (error.fields.length > 0) refuse(form.faultsAt(error.fields, mine))
    else setProblem(shopProblemOf(error))
  }

  async function save(): Promise<boolean> {
    const wrong = form.mistakesIn(mine)
    setErrors({})
    setProblem(null)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setBusy(true)
    try {
      const answer = await write(mine, version)
      setVersion(answer.version)
      setBase(form.toForm(answer))
      reset(form.toForm(answer))
      onSaved(answer)
      void mutatePath(mutate, '/api/seller/shop')
      void mutatePath(mutate, '/api/seller/shop/log')
      toasts.show({ type: 'success', title: form.labels.saved })
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      await fail(error).catch(() => setProblem(shopProblemOf(error)))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { mine, changed, change, errors, problem, busy, save, discard: () => reset(base) }
}
