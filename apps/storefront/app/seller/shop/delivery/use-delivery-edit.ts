import { unwrap } from '@stoa/api-client'
import type { SellerDelivery } from '@stoa/api-client/schema'
import { useShop } from '../../access/shop-context.ts'
import { useVersionedEdit, type VersionedForm } from '../../forms/use-versioned-edit.ts'
import { deliveryPageLabels } from './delivery.labels.ts'
import {
  changedFields,
  type DeliveryForm,
  faultsAt,
  mistakesIn,
  namedFaults,
  toDeliveryForm,
  toDeliveryRequest,
} from './delivery-form.ts'

const FORM: VersionedForm<SellerDelivery, DeliveryForm> = {
  toForm: toDeliveryForm,
  changedFields,
  mistakesIn,
  faultsAt,
  namedFaults,
  labels: deliveryPageLabels,
}

/** State of a shop's delivery while it is edited. */
export function useDeliveryEdit(delivery: SellerDelivery, onSaved: (delivery: SellerDelivery) => void) {
  const { api } = useShop()
  return useVersionedEdit(delivery, FORM, {
    read: () => unwrap(api.GET('/api/seller/delivery')),
    write: (form, version) =>
      unwrap(
        api.PUT('/api/seller/delivery', {
          body: toDeliveryRequest(form),
          params: { header: { 'If-Match': `"${version}"` } },
        }),
      ),
    onSaved,
  })
}
