import type { WithdrawalPreview } from '@stoa/api-client/schema'
import { AccountPanel, Button, Form, Note, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { marketMoment } from '../../lib/market-days.ts'
import { withdrawLabels as t } from './withdraw.labels.ts'
import { chosenOf, itemField, type TypedWithdrawal, type WithdrawalStep } from './withdraw.ts'

type Fields = Record<string, string>

/** Fields that go from step to step. */
export const Hidden = ({ fields }: { fields: Fields }) => (
  <>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)

export interface ReviewProps {
  readonly typed: TypedWithdrawal
  readonly found: WithdrawalPreview | null
  readonly busy: boolean
  readonly onSubmit: (fields: Fields) => Promise<void>
}

/** Second step: what is declared to whom. */
export function Review({ typed, found, busy, onSubmit }: ReviewProps) {
  const { name, number, email, token, isOwn, items } = typed
  const fields = {
    name,
    number,
    email,
    token,
    own: isOwn ? '1' : '',
    ...Object.fromEntries(Object.entries(items).map(([id, quantity]) => [itemField(id), quantity])),
  }
  const chosen = new Map(chosenOf(items).map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  return (
    <AccountPanel title={t.reviewTitle} narrow>
      <Stack>
        <p>{formatMessage(t.statement, { number: found?.number ?? number })}</p>
        <p>{formatMessage(t.signedBy, { name })}</p>
        {!found && <p>{formatMessage(t.receiptTo, { email })}</p>}
        {found?.orders.map(({ number: order, shop, lines }) => {
          const own = lines.filter(({ id }) => chosen.has(id))
          return (
            own.length > 0 && (
              <section key={order} aria-label={formatMessage(t.toShop, { shop })}>
                <h3>{formatMessage(t.toShop, { shop })}</h3>
                <ul>
                  {own.map(({ id, title, options }) => (
                    <li key={id}>
                      {formatMessage(t.quantity, {
                        count: chosen.get(id) ?? 0,
                        title: [title, ...options].join(', '),
                      })}
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
        <Form action="/withdraw" onSubmit={given => void onSubmit(given)} aria-label={t.confirm}>
          <Hidden fields={{ step: 'confirm', ...fields }} />
          <Stack layout="row">
            <Button type="submit" busy={busy}>
              {t.confirm}
            </Button>
          </Stack>
        </Form>
        <Form action="/withdraw" onSubmit={given => void onSubmit(given)} aria-label={t.change}>
          <Hidden fields={{ step: 'find', ...fields }} />
          <Stack layout="row">
            <Button type="submit" emphasis="line">
              {t.change}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </AccountPanel>
  )
}

/** The receipt, of which a copy is emailed. */
export function Receipt({ typed, receipt }: Extract<WithdrawalStep, { kind: 'done' }>) {
  return (
    <AccountPanel title={t.doneTitle} description={t.doneText} narrow>
      <Stack>
        <div role="status">
          <p>{formatMessage(t.statement, { number: typed.number })}</p>
          <p>{formatMessage(t.signedBy, { name: typed.name })}</p>
          <p>{formatMessage(t.received, { at: marketMoment(receipt.receivedAt) })}</p>
          <p>{formatMessage(t.reference, { reference: receipt.reference })}</p>
        </div>
        <p>{typed.isOwn ? t.afterOwn : t.afterForm}</p>
      </Stack>
    </AccountPanel>
  )
}

interface ObjectionProps {
  readonly step: WithdrawalStep
  readonly reference: string
  readonly token: string
  readonly busy: boolean
  readonly onSubmit: (fields: Fields) => Promise<void>
}

/** Says that someone else declared a withdrawal. Mail programs open links, so that a press is needed. */
export function Objection({ step, reference, token, busy, onSubmit }: ObjectionProps) {
  if (step.kind === 'objected')
    return (
      <AccountPanel title={t.objectedTitle} narrow>
        <p role="status">{t.objectedText}</p>
      </AccountPanel>
    )
  const notice = step.kind === 'not-objected' ? step.problem.notice : undefined
  return (
    <AccountPanel title={t.objectTitle} description={t.objectText} narrow>
      <Stack>
        {notice && (
          <Note tone={notice.tone} role="alert" title={notice.title}>
            {notice.text}
          </Note>
        )}
        <Form action="/withdraw" onSubmit={given => void onSubmit(given)} aria-label={t.object}>
          <Hidden fields={{ step: 'object', reference, token }} />
          <Stack layout="row">
            <Button type="submit" busy={busy}>
              {t.object}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </AccountPanel>
  )
}
