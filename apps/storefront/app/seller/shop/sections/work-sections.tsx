import { MAX_PAUSE_NOTE_LENGTH } from '@stoa/api-client/limits'
import type { SellerShop } from '@stoa/api-client/schema'
import { DayField, FieldPair, FormSection } from '@stoa/back-office'
import { Button, Checkbox, Note, Stack, TextField, text } from '@stoa/ui'
import { useId } from 'react'
import { currencyOfMarket } from '../../../lib/money.ts'
import { ShipsToField } from '../ships-to-field.tsx'
import { TimeZoneField } from '../time-zone-field.tsx'
import type { ShopEdit } from '../use-shop-edit.ts'
import { AddressSection } from './page-sections.tsx'

interface SectionProps {
  readonly edit: ShopEdit
}

type Tier = SellerShop['shippingTiers'][number]
const TIERS: readonly { value: Tier; label: string }[] = [
  { value: 'standard', label: 'Standard' },
  { value: 'premium', label: 'Premium' },
  { value: 'express', label: 'Express' },
]

/** From where, how, how soon and how far parcels go. */
export function ShippingSection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  const kinds = useId()
  const offer = (tier: Tier, isOffered: boolean) =>
    change({
      shippingTiers: TIERS.map(({ value }) => value).filter(value =>
        value === tier ? isOffered : mine.shippingTiers.includes(value),
      ),
    })
  return (
    <FormSection
      id="shipping"
      title="Shipping"
      text="The prices of delivery are the marketplace’s; which kinds you offer is yours to say."
    >
      <AddressSection edit={edit} />
      {errors.address && (
        <Note tone="critical" role="alert">
          The address is not complete.
        </Note>
      )}
      <FieldPair>
        <TextField
          label="Working days before a parcel leaves"
          inputMode="numeric"
          value={mine.handlingDays}
          onValueChange={handlingDays => change({ handlingDays })}
          error={errors.handlingDays}
        />
        <TextField
          label={`Free delivery from (${currencyOfMarket()})`}
          inputMode="decimal"
          value={mine.freeShippingFrom}
          onValueChange={freeShippingFrom => change({ freeShippingFrom })}
          hint="Empty is never."
          error={errors.freeShippingFrom}
          optional
        />
      </FieldPair>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own */}
      <div role="group" aria-labelledby={kinds}>
        <p id={kinds} className={text.strong}>
          Kinds of delivery
        </p>
        {TIERS.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
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

/** Days on which nothing can be bought. */
export function PauseSection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  return (
    <FormSection
      id="pause"
      title="Closed from and to"
      text="Your pages stay, say when you are back, and take no orders on these days. Both days count, in your time zone."
    >
      <FieldPair>
        <DayField
          label="First day"
          value={mine.closedFrom}
          onValueChange={closedFrom => change({ closedFrom })}
          error={errors.closedFrom}
        />
        <DayField
          label="Last day"
          value={mine.closedUntil}
          min={mine.closedFrom || undefined}
          onValueChange={closedUntil => change({ closedUntil })}
          error={errors.closedUntil}
        />
      </FieldPair>
      <TextField
        label="Note for shoppers"
        value={mine.closedNote}
        onValueChange={closedNote => change({ closedNote })}
        maxLength={MAX_PAUSE_NOTE_LENGTH}
        error={errors.closedNote}
        optional
      />
      {(mine.closedFrom || mine.closedUntil) && (
        <Stack row>
          <Button
            emphasis="line"
            size="sm"
            onClick={() => change({ closedFrom: '', closedUntil: '', closedNote: '' })}
          >
            No pause
          </Button>
        </Stack>
      )}
    </FormSection>
  )
}

/** How days and stock are counted. */
export function SettingsSection({ edit }: SectionProps) {
  const { mine, change, errors } = edit
  return (
    <FormSection id="settings" title="Time zone and low stock" text="Your days begin and end in this zone.">
      <FieldPair>
        <TimeZoneField
          value={mine.timeZone}
          onChange={timeZone => change({ timeZone })}
          error={errors.timeZone}
        />
        <TextField
          label="Stock is low from"
          inputMode="numeric"
          value={mine.lowStockAt}
          onValueChange={lowStockAt => change({ lowStockAt })}
          hint="Pieces of one variant, and fewer."
          error={errors.lowStockAt}
        />
      </FieldPair>
    </FormSection>
  )
}
