import { MAX_PAUSE_NOTE_LENGTH } from '@stoa/api-client/limits'
import type { ShippingTier } from '@stoa/api-client/schema'
import { DayField, FieldPair, FormSection } from '@stoa/back-office'
import { Button, Checkbox, Note, Stack, Text, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useId } from 'react'
import { currencyOfMarket } from '../../../lib/money.ts'
import { shippingTierLabels } from '../../../shared/orders/shipping-tiers.labels.ts'
import { ShipsToField } from '../ships-to-field.tsx'
import { shopFieldLabels } from '../shop-form.labels.ts'
import { TimeZoneField } from '../time-zone-field.tsx'
import type { ShopEdit } from '../use-shop-edit.ts'
import { AddressSection } from './page-sections.tsx'
import { settingsSectionLabels, shippingSectionLabels, vacationSectionLabels } from './sections.labels.ts'

const SHIPPING_TIERS = Object.keys(shippingTierLabels) as ShippingTier[]

interface SectionProps {
  readonly edit: ShopEdit
}

/** Edits the shop's address, handling time, shipping options and countries. */
export function ShippingSection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  const kinds = useId()
  const offer = (tier: ShippingTier, isOffered: boolean) =>
    change({
      shippingTiers: SHIPPING_TIERS.filter(value =>
        value === tier ? isOffered : mine.shippingTiers.includes(value),
      ),
    })
  return (
    <FormSection id="shipping" title={shippingSectionLabels.title} description={shippingSectionLabels.text}>
      <AddressSection edit={edit} />
      <FieldPair>
        <TextField
          label={shopFieldLabels.handlingDays}
          inputMode="numeric"
          value={mine.handlingDays}
          onValueChange={handlingDays => change({ handlingDays })}
          error={errors.handlingDays}
        />
        <TextField
          label={formatMessage(shippingSectionLabels.freeShippingFrom, { currency: currencyOfMarket() })}
          inputMode="decimal"
          value={mine.freeShippingFrom}
          onValueChange={freeShippingFrom => change({ freeShippingFrom })}
          hint={shippingSectionLabels.freeShippingHint}
          error={errors.freeShippingFrom}
          optional
        />
      </FieldPair>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own border */}
      <div role="group" aria-labelledby={kinds} data-fault={errors.shippingTiers ? '' : undefined}>
        <Text id={kinds} emphasis="strong">
          {shopFieldLabels.shippingTiers}
        </Text>
        {SHIPPING_TIERS.map(value => (
          <Checkbox
            key={value}
            label={shippingTierLabels[value]}
            checked={mine.shippingTiers.includes(value)}
            onCheckedChange={isOffered => offer(value, isOffered)}
          />
        ))}
      </div>
      {errors.shippingTiers && (
        <Note tone="critical" role="alert">
          {errors.shippingTiers}
        </Note>
      )}
      <ShipsToField value={mine.shipsTo} onChange={shipsTo => change({ shipsTo })} error={errors.shipsTo} />
    </FormSection>
  )
}

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
