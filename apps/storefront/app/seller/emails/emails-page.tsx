import { unwrap } from '@stoa/api-client'
import type { EmailFrequency, ShopEmailSettings } from '@stoa/api-client/schema'
import { FormPage, FormSection, PageHead } from '@stoa/back-office'
import { Button, EmptyState, Form, RadioGroup, type RadioOption, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { SectionState } from '../../shared/errors/section-state.tsx'
import { toasts } from '../../shared/toasts/toasts.ts'
import { useShop } from '../access/shop-context.ts'
import { useShopRead } from '../api/use-shop-api.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { useUnsaved } from '../drafts/leave-guard.tsx'
import { emailFrequencyLabels, emailsPageLabels } from './emails-page.labels.ts'

const EMAILS = '/api/seller/emails'

const optionsOf = (each: string, zone: string): RadioOption[] => [
  { value: 'each', label: each },
  {
    value: 'daily',
    label: emailFrequencyLabels.daily,
    description: formatMessage(emailFrequencyLabels.dailyText, { zone }),
  },
  { value: 'off', label: emailFrequencyLabels.off },
]

/** Lets a member choose which emails they get about the selected shop. */
export function EmailsPage() {
  const { shop } = useShop()
  const { data, error, mutate } = useShopRead(EMAILS)
  if (!data) return <SectionState error={error} onRetry={() => void mutate()} />
  const shopName = { shop: shop.name }
  return (
    <Stack gap="lg">
      <PageHead
        title={emailsPageLabels.title}
        lede={formatMessage(emailsPageLabels.text, { ...shopName, email: data.email })}
      />
      {data.orders === null && data.questions === null ? (
        <EmptyState
          thing="box"
          title={formatMessage(emailsPageLabels.none, shopName)}
          description={emailsPageLabels.noneText}
        />
      ) : (
        <FormPage>
          <EmailsForm settings={data} onSaved={saved => void mutate(saved, { revalidate: false })} />
        </FormPage>
      )}
    </Stack>
  )
}

interface EmailsFormProps {
  readonly settings: ShopEmailSettings
  readonly onSaved: (settings: ShopEmailSettings) => void
}

function EmailsForm({ settings, onSaved }: EmailsFormProps) {
  const { shop } = useShop()
  const { busy, problem, call } = useCall(useShopRules())
  const [mine, setMine] = useState<{ orders?: EmailFrequency; questions?: EmailFrequency }>({})
  const { orders, questions } = { ...settings, ...mine }
  const isChanged = orders !== settings.orders || questions !== settings.questions

  const save = async () => {
    const body = { ...(orders !== null && { orders }), ...(questions !== null && { questions }) }
    const saved = await call(({ api }) => unwrap(api.PATCH(EMAILS, { body })))
    if (!saved.ok) return false
    onSaved(saved.answer)
    setMine({})
    toasts.show({ type: 'success', title: emailsPageLabels.saved })
    return true
  }
  useUnsaved(isChanged, { onSave: save, onDiscard: () => setMine({}) })
  return (
    <Form onSubmit={() => void save()} aria-label={formatMessage(emailsPageLabels.form, { shop: shop.name })}>
      <ProblemNote problem={problem} />
      {orders !== null && (
        <FormSection id="orders" title={emailsPageLabels.orders} description={emailsPageLabels.ordersText}>
          <RadioGroup
            label={emailsPageLabels.ordersLegend}
            hideLabel
            options={optionsOf(emailFrequencyLabels.eachOrder, settings.timeZone)}
            value={orders}
            onValueChange={value => setMine({ ...mine, orders: value as EmailFrequency })}
          />
        </FormSection>
      )}
      {questions !== null && (
        <FormSection
          id="questions"
          title={emailsPageLabels.questions}
          description={emailsPageLabels.questionsText}
        >
          <RadioGroup
            label={emailsPageLabels.questionsLegend}
            hideLabel
            options={optionsOf(emailFrequencyLabels.eachQuestion, settings.timeZone)}
            value={questions}
            onValueChange={value => setMine({ ...mine, questions: value as EmailFrequency })}
          />
        </FormSection>
      )}
      <Stack layout="row">
        <Button type="submit" busy={busy !== undefined}>
          {emailsPageLabels.save}
        </Button>
      </Stack>
    </Form>
  )
}
