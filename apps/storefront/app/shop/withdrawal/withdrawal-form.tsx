import { MAX_EMAIL_LENGTH, MAX_ORDER_NUMBER_LENGTH, MIN_ORDER_NUMBER_LENGTH } from '@stoa/api-client/limits'
import type { WithdrawalPreview } from '@stoa/api-client/schema'
import { useAuth } from '@stoa/cart-core/react'
import { AccountPanel, Button, Form, Note, Select, Stack, TextField } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { Fragment, useEffect, useRef, useState } from 'react'
import { dayWithYear } from '../../lib/days.ts'
import type { SubmissionProblem } from '../../shared/call/problem.ts'
import { withdrawalExceptionLabels } from '../../shared/withdrawal/withdrawal-exceptions.labels.ts'
import { withdrawLabels as t } from './withdraw.labels.ts'
import { itemField, type TypedWithdrawal, type WithdrawalStep } from './withdraw.ts'
import { Hidden, Objection, Receipt, Review, type ReviewProps } from './withdrawal-steps.tsx'

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
  const userId = useAuth(state => state.user?.id) ?? ''
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
  // The button that was pressed is gone with its step.
  const place = useRef<HTMLDivElement>(null)
  const kind = own?.kind
  useEffect(() => {
    if (kind && kind !== 'form') place.current?.focus()
  }, [kind])
  return (
    <div ref={place} tabIndex={-1}>
      {object || step.kind === 'objected' || step.kind === 'not-objected' ? (
        <Objection step={step} reference={object} token={token} busy={busy} onSubmit={go} />
      ) : step.kind === 'done' ? (
        <Receipt {...step} />
      ) : step.kind === 'review' ? (
        <Review {...step} busy={busy} onSubmit={go} />
      ) : (
        <Entry {...step} hasLink={token !== '' && !own && !answer} token={token} busy={busy} onSubmit={go} />
      )}
    </div>
  )
}

interface EntryProps extends ReviewProps {
  readonly problem?: SubmissionProblem
  /** Secret of an emailed link. */
  readonly token: string
  /** Whether the link has not opened its order yet. */
  readonly hasLink: boolean
}

/** First step: who withdraws from what. */
function Entry({ typed, found, problem, token, hasLink, busy, onSubmit }: EntryProps) {
  const user = useAuth(state => state.user)
  const userId = user?.id ?? ''
  const isListed = found?.orders.some(({ lines }) => lines.length > 0)
  const excepted = found?.orders.flatMap(order => order.excepted) ?? []
  return (
    <AccountPanel title={t.formTitle} description={found ? t.itemsText : t.formText} narrow>
      <Stack>
        {problem?.notice && (
          <Note tone={problem.notice.tone} role="alert" title={problem.notice.title}>
            {problem.notice.text}
          </Note>
        )}
        {hasLink && (
          <form method="post" action="/withdraw">
            <Hidden fields={{ step: 'find', token }} />
            <Button type="submit" busy={busy}>
              {t.fromEmail}
            </Button>
          </form>
        )}
        {found && !isListed && <p>{t.noItems}</p>}
        {excepted.length > 0 && <Excepted lines={excepted} />}
        {(!found || isListed) && (
          <Form
            key={`${found?.number} ${userId}`}
            action="/withdraw"
            errors={problem?.fields}
            onSubmit={fields => void onSubmit(fields)}
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

/** Lists what buyers can't withdraw from, with the reasons. */
const Excepted = ({ lines }: { lines: WithdrawalPreview['orders'][number]['excepted'] }) => (
  <Note title={t.excepted}>
    <ul>
      {lines.map(({ id, title, options, withdrawalException }) => (
        <li key={id}>
          {formatMessage(t.exceptedItem, {
            title: [title, ...options].join(', '),
            reason: withdrawalExceptionLabels[withdrawalException],
          })}
        </li>
      ))}
    </ul>
  </Note>
)

function Items({ found, typed }: { found: WithdrawalPreview; typed: TypedWithdrawal }) {
  return (
    <>
      {found.orders
        .filter(({ lines }) => lines.length > 0)
        .map(({ number, shop, until, lines }) => (
          <fieldset key={number}>
            <legend>{formatMessage(t.toShop, { shop })}</legend>
            <Stack>
              {until && <p>{formatMessage(t.untilDay, { day: dayWithYear(until) })}</p>}
              {lines.map(({ id, title, options, quantity, withdrawalException }) => (
                <Fragment key={id}>
                  <Select
                    name={itemField(id)}
                    label={formatMessage(t.of, { title: [title, ...options].join(', ') })}
                    defaultValue={typed.items[id] ?? String(quantity)}
                    options={Array.from({ length: quantity + 1 }, (_, at) => ({
                      value: String(at),
                      label: String(at),
                    }))}
                  />
                  {withdrawalException && <p>{withdrawalExceptionLabels[withdrawalException]}</p>}
                </Fragment>
              ))}
            </Stack>
          </fieldset>
        ))}
    </>
  )
}
