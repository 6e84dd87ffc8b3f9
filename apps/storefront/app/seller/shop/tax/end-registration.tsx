import { unwrap } from '@stoa/api-client'
import type { components } from '@stoa/api-client/schema'
import { DayField } from '@stoa/back-office'
import { Button, Form, Heading, Stack, Text } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { placeName } from '../delivery/place-name.ts'
import { endLabels as t, taxPageLabels } from './tax.labels.ts'

type Schemas = components['schemas']

interface EndRegistrationProps {
  readonly registration: Schemas['TaxRegistration']
  readonly today: string
  readonly onSaved: (tax: Schemas['SellerTax']) => unknown
  readonly onClose: () => void
}

/** Asks for the last day of a registration. */
export function EndRegistration({ registration, today, onSaved, onClose }: EndRegistrationProps) {
  const { country, region, scheme, fromDay } = registration
  const { busy, problem, call } = useCall(useShopRules())
  const [toDay, setToDay] = useState(fromDay > today ? fromDay : today)
  const heading = useRef<HTMLDivElement>(null)
  // The question appears below the table; the focus leads there.
  useEffect(() => heading.current?.focus(), [])
  const submit = async () => {
    const body = { country, region, scheme, fromDay, toDay }
    const done = await call(({ api }) => unwrap(api.PUT('/api/seller/tax/registrations/end', { body })), {
      refresh: ['/api/seller/shop/log'],
    })
    if (!done.ok) return
    toasts.show({ type: 'success', title: taxPageLabels.ended })
    onClose()
    onSaved(done.answer)
  }
  const title = formatMessage(t.title, { place: placeName(registration) })
  return (
    <Form onSubmit={() => void submit()} aria-label={title}>
      <div ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        <Heading level={3} step="title3">
          {title}
        </Heading>
      </div>
      <Text emphasis="soft">{t.text}</Text>
      <ProblemNote problem={problem} />
      <DayField
        label={t.lastDay}
        value={toDay}
        min={fromDay}
        onValueChange={setToDay}
        error={problem?.fields.toDay}
      />
      <Stack layout="row">
        <Button type="submit" busy={busy !== undefined}>
          {t.end}
        </Button>
        <Button emphasis="plain" onClick={onClose}>
          {t.keep}
        </Button>
      </Stack>
    </Form>
  )
}
