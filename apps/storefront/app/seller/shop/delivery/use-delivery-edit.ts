import { type ApiError, isApiError, unwrap } from '@stoa/api-client'
import type { SellerDelivery } from '@stoa/api-client/schema'
import { mutatePath } from '@stoa/api-client/swr'
import { showFirstFault } from '@stoa/back-office'
import { useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { SubmissionProblem } from '../../../shared/call/problem.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShop } from '../../access/shop-context.ts'
import { shopProblemOf } from '../../api/shop-problem.ts'
import { faultNotice } from '../../forms/fault-notice.ts'
import { deliveryPageLabels } from './delivery.labels.ts'
import {
  changedFields,
  type DeliveryFaults,
  type DeliveryForm,
  faultsAt,
  mistakesIn,
  namedFaults,
  toDeliveryForm,
  toDeliveryRequest,
} from './delivery-form.ts'

/** State of a shop's delivery while it is edited: changes, saving and a teammate's changes. */
export function useDeliveryEdit(delivery: SellerDelivery, onSaved: (delivery: SellerDelivery) => void) {
  const { api } = useShop()
  const { mutate } = useSWRConfig()
  const [version, setVersion] = useState(delivery.version)
  const [base, setBase] = useState(() => toDeliveryForm(delivery))
  const [mine, setMine] = useState(base)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SubmissionProblem | null>(null)
  const [errors, setErrors] = useState<DeliveryFaults>({})
  const changed = useMemo(() => changedFields(base, mine), [base, mine])

  const change = (part: Partial<DeliveryForm>) => {
    setMine(now => ({ ...now, ...part }))
    const fields = Object.keys(part)
    setErrors(now =>
      Object.fromEntries(Object.entries(now).filter(([path]) => !fields.includes(path.split('/', 1)[0]!))),
    )
  }
  const reset = (form: DeliveryForm) => {
    setMine(form)
    setErrors({})
    setProblem(null)
  }

  /** Shows the faults at their fields, and leads to the first. */
  function refuse(faults: DeliveryFaults): false {
    const notice = faultNotice(namedFaults(faults, mine))
    setErrors(faults)
    setProblem({ fields: {}, ...(notice && { notice: { tone: 'critical', ...notice } }) })
    showFirstFault()
    return false
  }

  /** Takes over a teammate's version in the fields that aren't changed here. */
  async function rebase(): Promise<void> {
    const theirs = await unwrap(api.GET('/api/seller/delivery'))
    const form = toDeliveryForm(theirs)
    setBase(form)
    setMine({ ...form, ...Object.fromEntries(changed.map(field => [field, mine[field]])) })
    setVersion(theirs.version)
    setProblem({
      fields: {},
      notice: {
        tone: 'caution',
        title: deliveryPageLabels.changedByOther,
        text: deliveryPageLabels.changedByOtherText,
      },
    })
  }

  async function fail(error: ApiError): Promise<void> {
    if (error.code === 'edit.conflict') return rebase()
    if (error.fields.length > 0) refuse(faultsAt(error.fields, mine))
    else setProblem(shopProblemOf(error))
  }

  async function save(): Promise<boolean> {
    const wrong = mistakesIn(mine)
    setErrors({})
    setProblem(null)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setBusy(true)
    try {
      const saved = await unwrap(
        api.PUT('/api/seller/delivery', {
          body: toDeliveryRequest(mine),
          params: { header: { 'If-Match': `"${version}"` } },
        }),
      )
      setVersion(saved.version)
      setBase(toDeliveryForm(saved))
      reset(toDeliveryForm(saved))
      onSaved(saved)
      void mutatePath(mutate, '/api/seller/shop')
      void mutatePath(mutate, '/api/seller/shop/log')
      toasts.show({ type: 'success', title: deliveryPageLabels.saved })
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
