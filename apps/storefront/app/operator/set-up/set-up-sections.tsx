import { FieldPair, FormSection } from '@stoa/back-office'
import { Checkbox, Note, RadioGroup, Select, Text, TextArea, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useMemo } from 'react'
import { COUNTRIES } from '../../lib/countries.ts'
import { currencyOf, currencyOptions } from './currencies.ts'
import { pricesIn } from './prices-in-currency.ts'
import {
  approvalLabels,
  registrationLabels,
  setUpSectionLabels as sections,
  setUpFieldLabels as t,
} from './set-up.labels.ts'
import type { SetUpField, SetUpFields } from './set-up-fields.ts'

interface SectionsProps {
  readonly fields: SetUpFields
  readonly change: (part: Partial<SetUpFields>) => void
  /** Messages of the API by field. */
  readonly errors: Readonly<Partial<Record<SetUpField, string>>>
}

const MAX_NAME_LENGTH = 40
const MAX_LINE_LENGTH = 300

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Fields of a new marketplace's settings, by subject. */
export function SetUpSections({ fields, change, errors }: SectionsProps) {
  const currencies = useMemo(currencyOptions, [])
  const choice = (field: 'country' | 'currency' | 'salesTax') =>
    errors[field] && (
      <Note tone="critical" role="alert">
        {errors[field]}
      </Note>
    )
  const line = (field: SetUpField) => ({
    label: t[field as keyof typeof t],
    name: field,
    value: fields[field],
    onValueChange: (value: string) => change({ [field]: value }),
    maxLength: MAX_LINE_LENGTH,
  })
  const inCurrency = (currency: string) => ({ currency, ...pricesIn(currency, fields) })
  const price = (field: 'standard' | 'premium' | 'express') => ({
    ...line(field),
    label: formatMessage(t[field], { currency: fields.currency }),
    inputMode: 'decimal' as const,
    required: true,
  })
  /** A marketplace in another country most likely has another currency, unless one was chosen already. */
  const settle = (country: string) => {
    const isProposed = fields.country === '' || currencyOf(fields.country) === fields.currency
    const proposed = currencyOf(country)
    change({ country, ...(isProposed && proposed && inCurrency(proposed)) })
  }
  return (
    <>
      <FormSection title={sections.brand} description={sections.brandText}>
        <TextField {...line('name')} maxLength={MAX_NAME_LENGTH} required />
        <TextField {...line('tagline')} hint={t.taglineHint} required />
      </FormSection>
      <FormSection title={sections.legal} description={sections.legalText}>
        <TextField {...line('entity')} autoComplete="organization" required />
        <TextArea
          {...line('address')}
          hint={t.addressHint}
          rows={3}
          autoComplete="street-address"
          maxLength={6 * MAX_LINE_LENGTH}
          required
        />
        <Select
          label={t.country}
          name="country"
          autoComplete="country"
          options={[{ value: '', label: t.noCountry }, ...COUNTRIES]}
          value={fields.country}
          onValueChange={settle}
          required
        />
        {choice('country')}
        <TextField {...line('responsible')} hint={t.responsibleHint} optional />
        <FieldPair>
          <TextField {...line('register')} optional />
          <TextField {...line('vatId')} optional />
        </FieldPair>
      </FormSection>
      <FormSection title={sections.contact}>
        <TextField {...line('email')} type="email" hint={t.emailHint} required />
        <TextField {...line('phone')} type="tel" autoComplete="tel" hint={t.phoneHint} optional />
        <TextField {...line('operatorInbox')} type="email" hint={t.operatorInboxHint} required />
      </FormSection>
      <FormSection title={sections.money} description={sections.moneyText}>
        <Select
          label={t.currency}
          name="currency"
          options={currencies}
          value={fields.currency}
          onValueChange={currency => change(inCurrency(currency))}
        />
        {choice('currency')}
        <TextField {...line('commission')} inputMode="decimal" hint={t.commissionHint} required />
        {fields.country === 'US' && (
          <>
            <Checkbox
              label={t.salesTax}
              name="salesTax"
              checked={fields.salesTax === 'yes'}
              onCheckedChange={isConfirmed => change({ salesTax: isConfirmed ? 'yes' : '' })}
            />
            <Text step="sm" emphasis="soft">
              {t.salesTaxHint}
            </Text>
            {choice('salesTax')}
          </>
        )}
        <FieldPair>
          <TextField {...price('standard')} />
          <TextField {...price('premium')} />
        </FieldPair>
        <TextField {...price('express')} />
      </FormSection>
      <FormSection title={sections.rules}>
        <FieldPair>
          <TextField {...line('returnDays')} inputMode="numeric" hint={t.returnDaysHint} required />
          <TextField {...line('sendDays')} inputMode="numeric" required />
        </FieldPair>
        <RadioGroup
          label={t.registration}
          name="registration"
          options={optionsOf(registrationLabels)}
          value={fields.registration}
          onValueChange={registration => change({ registration })}
        />
        <RadioGroup
          label={t.approval}
          name="approval"
          options={optionsOf(approvalLabels)}
          value={fields.approval}
          onValueChange={approval => change({ approval })}
        />
      </FormSection>
    </>
  )
}
