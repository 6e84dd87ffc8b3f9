import { unwrap } from '@stoa/api-client'
import { MAX_TAX_NUMBER_LENGTH } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import { DayField, FieldPair, FormSection } from '@stoa/back-office'
import { Button, Form, Note, RadioGroup, Select, Stack, TextField } from '@stoa/ui'
import { useState } from 'react'
import { COUNTRIES } from '../../../lib/countries.ts'
import { partsOf, useAddressFormat } from '../../../shared/addresses/address-format.ts'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { schemeLabels, schemeTextLabels, registrationFormLabels as t, taxPageLabels } from './tax.labels.ts'

type Schemas = components['schemas']
type Scheme = Schemas['TaxScheme']

const SCHEMES = (Object.keys(schemeLabels) as Scheme[]).map(value => ({
  value,
  label: schemeLabels[value],
  description: schemeTextLabels[value],
}))

interface RegistrationFormProps {
  readonly today: string
  /** Country of the shop's address. */
  readonly home: string | null
  readonly onSaved: (tax: Schemas['SellerTax']) => unknown
}

/** Adds a registration. */
export function RegistrationForm({ today, home, onSaved }: RegistrationFormProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const empty = { scheme: 'standard', country: home ?? '', region: '', number: '', fromDay: today }
  const [fields, setFields] = useState(empty)
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({})
  const format = useAddressFormat(fields.country)
  const regions = partsOf(format ?? null, '')?.find(({ part }) => part === 'region')?.options ?? []
  const errors = { ...problem?.fields, ...mistakes }
  const change = (part: Partial<typeof fields>) => {
    setFields(now => ({ ...now, ...part }))
    setMistakes({})
  }
  const submit = async () => {
    const { scheme, country, region, number, fromDay } = fields
    const missing = {
      ...(country === '' && { country: t.countryMissing }),
      ...(number.trim() === '' && scheme !== 'small' && { number: t.numberMissing }),
    }
    setMistakes(missing)
    if (Object.keys(missing).length > 0) return
    const body = {
      scheme: scheme as Scheme,
      country: country as Schemas['CountryCode'],
      region: scheme === 'standard' && region !== '' ? region : null,
      number: number.trim(),
      fromDay,
    }
    const done = await call(({ api }) => unwrap(api.PUT('/api/seller/tax/registrations', { body })), {
      refresh: ['/api/seller/shop/log'],
    })
    if (!done.ok) return
    toasts.show({ type: 'success', title: taxPageLabels.saved })
    setFields(empty)
    onSaved(done.answer)
  }
  const choiceError = errors.country ?? errors.region
  return (
    <FormSection id="add" title={t.title} description={t.text}>
      <Form onSubmit={() => void submit()} aria-label={t.title}>
        <ProblemNote problem={problem} />
        <RadioGroup
          label={t.kind}
          name="scheme"
          options={SCHEMES}
          value={fields.scheme}
          onValueChange={scheme => change({ scheme })}
        />
        <Select
          label={t.country}
          name="country"
          options={[{ value: '', label: t.noCountry }, ...COUNTRIES]}
          value={fields.country}
          onValueChange={country => change({ country, region: '' })}
        />
        {fields.scheme === 'standard' && regions.length > 0 && (
          <Select
            label={t.region}
            name="region"
            options={[{ value: '', label: t.allRegions }, ...regions.filter(({ value }) => value !== '')]}
            value={fields.region}
            onValueChange={region => change({ region })}
          />
        )}
        {choiceError && (
          <Note tone="critical" role="alert">
            {choiceError}
          </Note>
        )}
        <FieldPair>
          <TextField
            label={t.number}
            name="number"
            autoComplete="off"
            hint={t.numberHint}
            maxLength={MAX_TAX_NUMBER_LENGTH}
            value={fields.number}
            onValueChange={number => change({ number })}
            error={errors.number}
            optional={fields.scheme === 'small'}
          />
          <DayField
            label={t.fromDay}
            value={fields.fromDay}
            onValueChange={fromDay => change({ fromDay })}
            error={errors.fromDay}
          />
        </FieldPair>
        <Stack layout="row">
          <Button type="submit" busy={busy !== undefined}>
            {t.add}
          </Button>
        </Stack>
      </Form>
    </FormSection>
  )
}
