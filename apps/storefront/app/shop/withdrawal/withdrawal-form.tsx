import { MAX_EMAIL_LENGTH, MAX_ORDER_NUMBER_LENGTH, MIN_ORDER_NUMBER_LENGTH } from '@stoa/api-client/limits'
import type { WithdrawalPreview } from '@stoa/api-client/schema'
import { useAuth } from '@stoa/cart-core/react'
import { AccountPanel, Button, Form, Note, Select, Stack, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { withdrawLabels as t } from './withdraw.labels.ts'
import { chosenOf, itemField, type TypedWithdrawal, type WithdrawalStep } from './withdraw.ts'

interface WithdrawalFormProps {
  /** Step that the server took for a form without scripts. */
  readonly answer: WithdrawalStep | undefined
  /** Secret of an emailed link, number of an order, and reference of a withdrawal to object to, from the address. */
  readonly given: { readonly token: string; readonly number: string; readonly object: string }
}

type Fields = Record<string, string>

const EMPTY: TypedWithdrawal = { name: '', number: '', email: '', token: '', isOwn: false, items: {} }

async function take(fields: Fields): Promise<WithdrawalStep> {
  const [{ api }, { withdraw }] = await Promise.all([import('../../data/api.ts'), import('./withdraw.ts')])
  return withdraw(api, fields)
}

/** Form by which a buyer withdraws from a contract, in two steps. Works as plain forms without scripts. */
export function WithdrawalForm({ answer, given }: WithdrawalFormProps) {
  const [own, setOwn] = useState<WithdrawalStep>()
  const [busy, setBusy] = useState(false)
  const user = useAuth(state => state.user)
  const asked = useRef('')
  const { token, number, object } = given

  const go = async (fields: Fields) => {
    setBusy(true)
    try {
      setOwn(await take(fields))
    } finally {
      setBusy(false)
    }
  }
  const userId = user?.id ?? ''
  useEffect(() => {
    // The secret must not stay on the screen or in the history.
    if (token) window.history.replaceState(window.history.state, '', '/withdraw')
    const key = token || (userId && number)
    if (object || !key || asked.current === key) return
    asked.current = key
    void go({ step: 'find', token, number, ...(!token && { own: '1' }) })
  }, [token, number, object, userId])

  const step: WithdrawalStep = own ??
    answer ?? { kind: 'form', typed: { ...EMPTY, number }, found: null, status: 200 }
  if (object || step.kind === 'objected' || step.kind === 'not-objected')
    return <Objection step={step} reference={object} token={token} busy={busy} onSubmit={go} />
  if (step.kind === 'done') return <Receipt {...step} />
  if (step.kind === 'review') return <Review {...step} busy={busy} onSubmit={go} />
  const { typed, found, problem } = step
  const isListed = found?.orders.some(({ lines }) => lines.length > 0)
  return (
    <AccountPanel title={t.formTitle} description={found ? t.itemsText : t.formText} narrow>
      <Stack>
        {problem?.notice && (
          <Note tone={problem.notice.tone} role="alert" title={problem.notice.title}>
            {problem.notice.text}
          </Note>
        )}
        {token && !own && !answer && (
          <form method="post" action="/withdraw">
            <Hidden fields={{ step: 'find', token }} />
            <Button type="submit" busy={busy}>
              {t.fromEmail}
            </Button>
          </form>
        )}
        {found && !isListed && <p>{t.noItems}</p>}
        {(!found || isListed) && (
          <Form
            key={`${found?.number} ${userId}`}
            action="/withdraw"
            errors={problem?.fields}
            onSubmit={fields => void go(fields)}
            aria-label={t.title}
          >
            <Hidden fields={{ step: 'review', token: typed.token, own: typed.isOwn ? '1' : '' }} />
            <TextField
              name="name"
              label={t.name}
              missing={t.nameMissing}
              autoComplete="name"
              defaultValue={typed.name || user?.username}
              minLength={2}
              maxLength={80}
              required
            />
            {found ? (
              <>
                <Hidden fields={{ number: found.number }} />
                <Items found={found} typed={typed} />
              </>
            ) : (
              <>
                <TextField
                  name="number"
                  label={t.number}
                  hint={t.numberHint}
                  missing={t.numberMissing}
                  autoComplete="off"
                  defaultValue={typed.number}
                  minLength={MIN_ORDER_NUMBER_LENGTH}
                  maxLength={MAX_ORDER_NUMBER_LENGTH}
                  required
                />
                <TextField
                  name="email"
                  type="email"
                  label={t.email}
                  hint={t.emailHint}
                  missing={t.emailMissing}
                  autoComplete="email"
                  defaultValue={typed.email || user?.email}
                  maxLength={MAX_EMAIL_LENGTH}
                  required
                />
              </>
            )}
            <Stack layout="row">
              <Button type="submit" busy={busy}>
                {t.next}
              </Button>
            </Stack>
          </Form>
        )}
      </Stack>
    </AccountPanel>
  )
}

const Hidden = ({ fields }: { fields: Fields }) => (
  <>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
)

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function Items({ found, typed }: { found: WithdrawalPreview; typed: TypedWithdrawal }) {
  return (
    <>
      {found.orders
        .filter(({ lines }) => lines.length > 0)
        .map(({ number, shop, until, lines }) => (
          <fieldset key={number}>
            <legend>{formatMessage(t.toShop, { shop })}</legend>
            <Stack>
              {until && <p>{formatMessage(t.untilDay, { day: DAY.format(new Date(until)) })}</p>}
              {lines.map(({ id, title, options, quantity }) => (
                <Select
                  key={id}
                  name={itemField(id)}
                  label={formatMessage(t.of, { title: [title, ...options].join(', ') })}
                  defaultValue={typed.items[id] ?? String(quantity)}
                  options={Array.from({ length: quantity + 1 }, (_, at) => ({
                    value: String(at),
                    label: String(at),
                  }))}
                />
              ))}
            </Stack>
          </fieldset>
        ))}
    </>
  )
}

interface ReviewProps {
  readonly typed: TypedWithdrawal
  readonly found: WithdrawalPreview | null
  readonly busy: boolean
  readonly onSubmit: (fields: Fields) => Promise<void>
}

/** Second step: what is declared to whom. */
function Review({ typed, found, busy, onSubmit }: ReviewProps) {
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
                  {own.map(({ id, title }) => (
                    <li key={id}>{formatMessage(t.quantity, { count: chosen.get(id) ?? 0, title })}</li>
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

const STAMP = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })

function Receipt({ typed, receipt }: Extract<WithdrawalStep, { kind: 'done' }>) {
  const isKnown = typed.token !== '' || typed.isOwn
  return (
    <AccountPanel title={t.doneTitle} description={t.doneText} narrow>
      <Stack>
        <div role="status">
          <p>{formatMessage(t.statement, { number: typed.number })}</p>
          <p>{formatMessage(t.signedBy, { name: typed.name })}</p>
          <p>{formatMessage(t.received, { at: STAMP.format(new Date(receipt.receivedAt)) })}</p>
          <p>{formatMessage(t.reference, { reference: receipt.reference })}</p>
        </div>
        <p>{isKnown ? t.afterLink : t.afterForm}</p>
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
function Objection({ step, reference, token, busy, onSubmit }: ObjectionProps) {
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
