import { MAX_PAUSE_NOTE_LENGTH } from '@stoa/api-client/limits'
import { DayField, FieldPair, FormSection } from '@stoa/back-office'
import { Button, Stack, TextField } from '@stoa/ui'
import { shopFieldLabels } from '../shop-form.labels.ts'
import { TimeZoneField } from '../time-zone-field.tsx'
import type { ShopEdit } from '../use-shop-edit.ts'
import {
  businessSectionLabels,
  settingsSectionLabels,
  shippingSectionLabels,
  taxSectionLabels,
  vacationSectionLabels,
} from './sections.labels.ts'

interface SectionProps {
  readonly edit: ShopEdit
}

interface LinkSectionProps {
  readonly id: string
  readonly labels: { readonly title: string; readonly text: string; readonly edit: string }
  readonly href: string
}

/** Leads to a part of the shop that is edited on a page of its own. */
const LinkSection = ({ id, labels, href }: LinkSectionProps) => (
  <FormSection id={id} title={labels.title} description={labels.text}>
    <Stack layout="row">
      <Button emphasis="line" href={href}>
        {labels.edit}
      </Button>
    </Stack>
  </FormSection>
)

export const BusinessSection = () => (
  <LinkSection id="business" labels={businessSectionLabels} href="/seller/shop/business" />
)

export const ShippingSection = () => (
  <LinkSection id="shipping" labels={shippingSectionLabels} href="/seller/shop/delivery" />
)

export const TaxSection = () => <LinkSection id="tax" labels={taxSectionLabels} href="/seller/shop/tax" />

/** Edits the shop's vacation, the days on which it takes no orders. */
export function PauseSection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  return (
    <FormSection id="pause" title={vacationSectionLabels.title} description={vacationSectionLabels.text}>
      <FieldPair>
        <DayField
          label={vacationSectionLabels.from}
          value={mine.closedFrom}
          onValueChange={closedFrom => change({ closedFrom })}
          error={errors.closedFrom}
        />
        <DayField
          label={vacationSectionLabels.until}
          value={mine.closedUntil}
          min={mine.closedFrom || undefined}
          onValueChange={closedUntil => change({ closedUntil })}
          error={errors.closedUntil}
        />
      </FieldPair>
      <TextField
        label={shopFieldLabels.closedNote}
        value={mine.closedNote}
        onValueChange={closedNote => change({ closedNote })}
        maxLength={MAX_PAUSE_NOTE_LENGTH}
        error={errors.closedNote}
        optional
      />
      {(mine.closedFrom || mine.closedUntil) && (
        <Stack layout="row">
          <Button
            emphasis="line"
            size="sm"
            onClick={() => change({ closedFrom: '', closedUntil: '', closedNote: '' })}
          >
            {vacationSectionLabels.remove}
          </Button>
        </Stack>
      )}
    </FormSection>
  )
}

/** Edits the shop's time zone and low stock level. */
export function SettingsSection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  return (
    <FormSection id="settings" title={settingsSectionLabels.title} description={settingsSectionLabels.text}>
      <FieldPair>
        <TimeZoneField
          value={mine.timeZone}
          onChange={timeZone => change({ timeZone })}
          error={errors.timeZone}
        />
        <TextField
          label={shopFieldLabels.lowStockAt}
          inputMode="numeric"
          value={mine.lowStockAt}
          onValueChange={lowStockAt => change({ lowStockAt })}
          hint={settingsSectionLabels.lowStockHint}
          error={errors.lowStockAt}
        />
      </FieldPair>
    </FormSection>
  )
}
