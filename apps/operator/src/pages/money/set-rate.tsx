import { unwrap } from '@stoa/api-client'
import type { CommissionRule, CommissionRuleList } from '@stoa/api-client/operator-schema'
import { DayField } from '@stoa/back-office/day-field'
import { Select } from '@stoa/ui/select'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { dayInWords } from '../../api/in-words.ts'
import { DecideButton } from '../../decisions/decide-button.tsx'
import { Unsendable } from '../../decisions/unsendable.ts'
import { commissionLabels as t } from './commission-page.labels.ts'
import { ShopField } from './shop-field.tsx'

interface SetRateProps {
  list: CommissionRuleList
  /** Rule to change; a new one without it. */
  rule?: CommissionRule
  onRead: () => void
}

/** Sets a rate of everything, of a category, of a shop, or of a shop in a category. */
export function SetRate({ list, rule, onRead }: SetRateProps) {
  const [categoryId, setCategoryId] = useState(rule?.category?.id ?? '')
  const [shopId, setShopId] = useState(rule?.shop?.id ?? null)
  const [rate, setRate] = useState(rule ? String(rule.rateBp / 100) : '')
  const [fromDay, setFromDay] = useState<string>(list.firstRaise)
  const categories = [
    { value: '', label: t.everyCategory },
    ...list.categories.map(({ id, path, name }) => ({
      value: id,
      label: `${'– '.repeat(path.split('/').length - 1)}${name}`,
    })),
  ]
  return (
    <DecideButton
      label={rule ? t.change : t.setAction}
      emphasis={rule ? 'line' : 'strong'}
      onRead={onRead}
      choice={{
        label: t.set,
        title: t.setTitle,
        isReasonSent: true,
        fields: (
          <>
            <Select
              label={t.category}
              options={categories}
              value={categoryId}
              onValueChange={setCategoryId}
              disabled={rule !== undefined}
            />
            <ShopField
              value={shopId}
              onValueChange={setShopId}
              chosen={rule?.shop ?? null}
              disabled={rule !== undefined}
            />
            <TextField
              label={t.rateField}
              hint={t.rateHint}
              inputMode="decimal"
              pattern="\d{1,3}([.]\d{1,2})?"
              value={rate}
              onValueChange={setRate}
              required
            />
            <DayField
              label={t.day}
              hint={t.dayHint(dayInWords(list.firstRaise))}
              value={fromDay}
              onValueChange={setFromDay}
            />
          </>
        ),
        fieldState: [categoryId, shopId, rate, fromDay].join(' '),
        async send({ query, header }, reason) {
          const rateBp = Math.round(Number(rate) * 100)
          if (!(rateBp <= 10_000)) throw new Unsendable(t.badRate)
          return unwrap(
            client.POST('/api/operator/commission-rules', {
              params: { query, header },
              body: {
                reason,
                expect: list.expect,
                rateBp,
                fromDay,
                ...(categoryId && { categoryId }),
                ...(shopId && { shopId }),
              },
            }),
          )
        },
      }}
    />
  )
}
