import { MAX_ZONE_NAME_LENGTH } from '@stoa/api-client/limits'
import type { ShippingTier } from '@stoa/api-client/schema'
import { FieldPair, FormSection } from '@stoa/back-office'
import { Button, Checkbox, Note, Stack, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { currencyOfMarket } from '../../../lib/money.ts'
import { shippingTierLabels } from '../../../shared/orders/shipping-tiers.labels.ts'
import { zoneLabels as t } from './delivery.labels.ts'
import { TIERS, type TierFields as Tier, type ZoneFields as Zone } from './delivery-form.ts'
import { ZonePlaces } from './zone-places.tsx'

interface ZoneFieldsProps {
  readonly zone: Zone
  readonly number: number
  readonly onChange: (zone: Zone) => void
  /** Undefined if the zone can't be removed. */
  readonly onRemove: (() => void) | undefined
  /** Returns the error of a part, such as `places` or `tiers/express/price`. */
  readonly errorOf: (part: string) => string | undefined
}

/** Edits a zone: its name, its places, and its shipping options with prices and days. */
export function ZoneFields({ zone, number, onChange, onRemove, errorOf }: ZoneFieldsProps) {
  const name = zone.name.trim() || formatMessage(t.number, { number: String(number) })
  const change = (part: Partial<Zone>) => onChange({ ...zone, ...part })
  return (
    <FormSection
      id={`zone-${zone.key.replace(' ', '-')}`}
      title={name}
      actions={
        onRemove && (
          <Button
            emphasis="plain"
            size="sm"
            aria-label={formatMessage(t.removeNamed, { name })}
            onClick={onRemove}
          >
            {t.remove}
          </Button>
        )
      }
    >
      <TextField
        label={t.name}
        value={zone.name}
        onValueChange={next => change({ name: next })}
        maxLength={MAX_ZONE_NAME_LENGTH}
        error={errorOf('name')}
      />
      <ZonePlaces value={zone.places} onChange={places => change({ places })} error={errorOf('places')} />
      <Checkbox
        label={t.restOfWorld}
        checked={zone.restOfWorld}
        onCheckedChange={restOfWorld => change({ restOfWorld })}
      />
      {TIERS.map(tier => (
        <TierFields
          key={tier}
          tier={tier}
          value={zone.tiers[tier]}
          onChange={next => change({ tiers: { ...zone.tiers, [tier]: next } })}
          errorOf={part => errorOf(`tiers/${tier}/${part}`)}
        />
      ))}
      {TIERS.every(tier => !zone.tiers[tier].isOffered) && <Note tone="caution">{t.noTiers}</Note>}
      {zone.tiers.standard.isOffered && (
        <TextField
          label={formatMessage(t.freeFrom, { currency: currencyOfMarket() })}
          inputMode="decimal"
          value={zone.freeFrom}
          onValueChange={freeFrom => change({ freeFrom })}
          hint={t.freeFromHint}
          error={errorOf('freeFrom')}
          optional
        />
      )}
    </FormSection>
  )
}

interface TierFieldsProps {
  readonly tier: ShippingTier
  readonly value: Tier
  readonly onChange: (value: Tier) => void
  readonly errorOf: (part: 'price' | 'transitMax') => string | undefined
}

function TierFields({ tier, value, onChange, errorOf }: TierFieldsProps) {
  const change = (part: Partial<Tier>) => onChange({ ...value, ...part })
  const words = { tier: shippingTierLabels[tier], currency: currencyOfMarket() }
  return (
    <>
      <Checkbox
        label={formatMessage(t.offer, words)}
        checked={value.isOffered}
        onCheckedChange={isOffered => change({ isOffered })}
      />
      {value.isOffered && (
        <Stack>
          <TextField
            label={formatMessage(t.price, words)}
            inputMode="decimal"
            value={value.price}
            onValueChange={price => change({ price })}
            hint={t.priceHint}
            error={errorOf('price')}
            optional
          />
          <FieldPair>
            <TextField
              label={formatMessage(t.transitMin, words)}
              inputMode="numeric"
              value={value.transitMin}
              onValueChange={transitMin => change({ transitMin })}
            />
            <TextField
              label={formatMessage(t.transitMax, words)}
              inputMode="numeric"
              value={value.transitMax}
              onValueChange={transitMax => change({ transitMax })}
              error={errorOf('transitMax')}
            />
          </FieldPair>
          <Checkbox
            label={formatMessage(t.poBoxes, words)}
            checked={value.poBoxes}
            onCheckedChange={poBoxes => change({ poBoxes })}
          />
        </Stack>
      )}
    </>
  )
}
