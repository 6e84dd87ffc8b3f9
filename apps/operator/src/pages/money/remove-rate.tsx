import { unwrap } from '@stoa/api-client'
import type { CommissionRule, CommissionRuleList } from '@stoa/api-client/operator-schema'
import { DayField } from '@stoa/back-office/day-field'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { dayInWords } from '../../api/in-words.ts'
import { DecideButton } from '../../decisions/decide-button.tsx'
import { commissionLabels as t } from './commission-page.labels.ts'

interface RemoveRateProps {
  list: CommissionRuleList
  rule: CommissionRule
  onRead: () => void
}

/** Removes a rate from a day on, so that the next general one applies. */
export function RemoveRate({ list, rule, onRead }: RemoveRateProps) {
  const { shop, category } = rule
  const [fromDay, setFromDay] = useState<string>(list.firstRaise)
  return (
    <DecideButton
      label={t.remove}
      emphasis="line"
      onRead={onRead}
      choice={{
        label: t.removeVerb,
        title: t.removeTitle([category?.name, shop?.name].filter(Boolean).join(', ') || t.everything),
        tone: 'critical',
        isReasonSent: true,
        fields: (
          <DayField
            label={t.day}
            hint={t.dayHint(dayInWords(list.firstRaise))}
            value={fromDay}
            onValueChange={setFromDay}
          />
        ),
        fieldState: fromDay,
        send: ({ query, header }, reason) =>
          unwrap(
            client.POST('/api/operator/commission-rules', {
              params: { query, header },
              body: {
                reason,
                expect: list.expect,
                rateBp: null,
                fromDay,
                ...(category && { categoryId: category.id }),
                ...(shop && { shopId: shop.id }),
              },
            }),
          ),
      }}
    />
  )
}
