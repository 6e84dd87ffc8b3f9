import type { components } from '@stoa/api-client/schema'
import { FormPage, FormSection, PageHead } from '@stoa/back-office'
import { Note, Stack } from '@stoa/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { useShopRead } from '../../api/use-shop-api.ts'
import { EndRegistration } from './end-registration.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationsTable } from './registrations-table.tsx'
import { ratesLabels, registrationsLabels, taxPageLabels as t } from './tax.labels.ts'
import { TaxRates } from './tax-rates.tsx'

type Registration = components['schemas']['TaxRegistration']

/** States a shop's tax registrations, and shows the rates that follow from them. */
export function TaxPage() {
  const { data, error, mutate } = useShopRead('/api/seller/tax')
  const [ending, setEnding] = useState<Registration | null>(null)
  const table = useRef<HTMLDivElement>(null)
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  const hasCurrent = data.registrations.some(({ status }) => status === 'current')
  // The button that opened the question may be gone with the registration's end.
  const close = () => {
    flushSync(() => setEnding(null))
    table.current?.focus()
  }
  const save = (saved: typeof data) => mutate(saved, { revalidate: false })
  return (
    <Stack gap="lg">
      <PageHead title={t.title} lede={t.text} back={{ label: t.back, href: '/seller/shop' }} />
      {data.openingGaps.includes('tax_registration') ? (
        <Note tone="caution" title={t.cannotOpen}>
          {t.cannotOpenText}
        </Note>
      ) : (
        !hasCurrent && (
          <Note tone="caution" title={t.noRegistration}>
            {t.noRegistrationText}
          </Note>
        )
      )}
      <FormPage>
        <FormSection id="registrations" title={registrationsLabels.title}>
          <div ref={table} tabIndex={-1} style={{ outline: 'none' }}>
            <RegistrationsTable registrations={data.registrations} onEnd={setEnding} />
          </div>
          {ending && (
            <EndRegistration
              key={`${ending.country} ${ending.region} ${ending.scheme} ${ending.fromDay}`}
              registration={ending}
              today={data.today}
              onSaved={save}
              onClose={close}
            />
          )}
        </FormSection>
        <RegistrationForm today={data.today} home={data.home} onSaved={save} />
        <FormSection id="rates" title={ratesLabels.title} description={ratesLabels.text}>
          <TaxRates places={data.places} />
        </FormSection>
      </FormPage>
    </Stack>
  )
}
