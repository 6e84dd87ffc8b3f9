import { MAX_SHIPPING_ZONES } from '@stoa/api-client/limits'
import type { SellerDelivery } from '@stoa/api-client/schema'
import { FormPage, FormSection, PageHead, SaveBar } from '@stoa/back-office'
import { Button, Checkbox, Note, Stack, TextField } from '@stoa/ui'
import { useRef } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useUnsaved } from '../../drafts/leave-guard.tsx'
import { AddressFields } from '../address-fields.tsx'
import { NO_ADDRESS } from '../shop-address.ts'
import { deliveryPageLabels, deliveryFieldLabels as t } from './delivery.labels.ts'
import { newZone, type ZoneFields as Zone } from './delivery-form.ts'
import { useDeliveryEdit } from './use-delivery-edit.ts'
import { ZoneFields } from './zone-fields.tsx'

/** Edits the places that a shop delivers to: addresses, handling time, and zones with their prices and days. */
export function DeliveryPage() {
  const { data, error, mutate } = useShopRead('/api/seller/delivery')
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  return <DeliveryEditor delivery={data} onSaved={saved => void mutate(saved, { revalidate: false })} />
}

interface DeliveryEditorProps {
  readonly delivery: SellerDelivery
  readonly onSaved: (delivery: SellerDelivery) => void
}

function DeliveryEditor({ delivery, onSaved }: DeliveryEditorProps) {
  const edit = useDeliveryEdit(delivery, onSaved)
  const { mine, change, changed, errors } = edit
  const added = useRef(0)
  useUnsaved(changed.length > 0, { onSave: edit.save, onDiscard: edit.discard })
  const changeZone = (key: string, next: Zone | null) =>
    change({ zones: mine.zones.flatMap(zone => (zone.key === key ? (next ?? []) : zone)) })
  return (
    <Stack gap="lg">
      <PageHead
        title={deliveryPageLabels.title}
        lede={deliveryPageLabels.text}
        back={{ label: deliveryPageLabels.back, href: '/seller/shop' }}
      />
      <FormPage>
        <FormSection id="dispatch" title={t.dispatchAddress} description={t.dispatchText}>
          <Stack data-fault={errors.dispatchAddress ? '' : undefined}>
            <AddressFields
              value={mine.dispatchAddress}
              onChange={dispatchAddress => change({ dispatchAddress })}
              error={errors.dispatchAddress}
            />
          </Stack>
          <TextField
            label={t.handlingDays}
            inputMode="numeric"
            value={mine.handlingDays}
            onValueChange={handlingDays => change({ handlingDays })}
            error={errors.handlingDays}
          />
        </FormSection>
        <FormSection id="returns" title={t.returnAddress} description={t.returnText}>
          <Checkbox
            label={t.sameAddress}
            checked={mine.returnAddress === null}
            onCheckedChange={isSame => change({ returnAddress: isSame ? null : NO_ADDRESS })}
          />
          {mine.returnAddress && (
            <Stack data-fault={errors.returnAddress ? '' : undefined}>
              <AddressFields
                value={mine.returnAddress}
                onChange={returnAddress => change({ returnAddress })}
                error={errors.returnAddress}
              />
            </Stack>
          )}
        </FormSection>
        {delivery.excludesEu && (
          <Note tone="caution" title={t.notToEu}>
            {t.notToEuText}
          </Note>
        )}
        {mine.zones.map((zone, at) => (
          <ZoneFields
            key={zone.key}
            zone={zone}
            number={at + 1}
            onChange={next => changeZone(zone.key, next)}
            // The last one stays: a shop delivers somewhere.
            onRemove={mine.zones.length > 1 ? () => changeZone(zone.key, null) : undefined}
            errorOf={part => errors[`zones/${at}/${part}`]}
          />
        ))}
        <FormSection id="zones" title={t.zones} description={t.zonesText}>
          <Stack layout="row">
            <Button
              emphasis="line"
              disabled={mine.zones.length >= MAX_SHIPPING_ZONES}
              onClick={() => change({ zones: [...mine.zones, newZone(`new ${added.current++}`)] })}
            >
              {t.addZone}
            </Button>
          </Stack>
        </FormSection>
        <SaveBar
          count={changed.length}
          busy={edit.busy}
          onSave={() => void edit.save()}
          onDiscard={edit.discard}
        >
          {edit.problem && <ProblemNote problem={edit.problem} />}
        </SaveBar>
      </FormPage>
    </Stack>
  )
}
