import { unwrap } from '@stoa/api-client'
import { MAX_ACCOUNT_HOLDER_LENGTH, MAX_IBAN_LENGTH, MAX_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import { AccountPanel, Button, Form, Note, PasswordField, RadioGroup, Stack, TextField } from '@stoa/ui'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ProblemNote } from '../../shared/call/problem-note.tsx'
import { useCall } from '../../shared/call/use-call.ts'
import { useSecondFactor } from '../../shared/session/use-second-factor.tsx'
import { useShopRead } from '../api/use-shop-api.ts'
import { useShopRules } from '../api/use-shop-rules.ts'
import { accountFaults } from './account-faults.ts'
import { payoutAccountLabels } from './earnings.labels.ts'

const PATH = '/api/seller/payout-account'
const KINDS = [
  { value: 'iban', label: payoutAccountLabels.iban },
  { value: 'us', label: payoutAccountLabels.us },
]

/** Shows the bank account of payouts. For owners only; a change asks for the password again. */
export function PayoutAccountPanel() {
  const { data, mutate } = useShopRead(PATH)
  const { busy, problem, call } = useCall(useShopRules())
  const { withSecondFactor, dialog } = useSecondFactor()
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [kind, setKind] = useState('iban')
  const account = data?.account
  const faults = useMemo(() => problem?.error && accountFaults(problem.error), [problem])
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }

  const submit = async ({ password = '', holder = '', ...numbers }: Record<string, string>) => {
    const { iban = '', routingNumber = '', accountNumber = '' } = numbers
    const given = kind === 'iban' ? { iban } : { routingNumber, accountNumber }
    const saved = await call(({ api }) =>
      withSecondFactor(() => unwrap(api.PUT(PATH, { body: { password, holder, account: given } }))),
    )
    if (!saved.ok) return
    setSaved(true)
    close()
    await mutate(saved.answer, { revalidate: false })
  }

  return (
    <AccountPanel title={payoutAccountLabels.title} description={payoutAccountLabels.text} narrow>
      <Stack>
        {isSaved && !isOpen && <Note tone="positive" role="status" title={payoutAccountLabels.saved} />}
        {account && <p>{`${account.holder}, ${account.masked}`}</p>}
        {data && !isOpen && (
          <Stack layout="row">
            <Button ref={opener} emphasis="line" onClick={() => setOpen(true)}>
              {account ? payoutAccountLabels.change : payoutAccountLabels.add}
            </Button>
          </Stack>
        )}
        {isOpen && (
          <Form
            errors={faults ?? undefined}
            onSubmit={fields => void submit(fields)}
            aria-label={payoutAccountLabels.title}
          >
            <ProblemNote problem={problem} />
            <TextField
              name="holder"
              label={payoutAccountLabels.holder}
              autoComplete="off"
              maxLength={MAX_ACCOUNT_HOLDER_LENGTH}
              autoFocus
              required
            />
            <RadioGroup
              label={payoutAccountLabels.kind}
              options={KINDS}
              value={kind}
              onValueChange={setKind}
            />
            {kind === 'iban' ? (
              <TextField
                name="iban"
                label={payoutAccountLabels.ibanNumber}
                autoComplete="off"
                maxLength={MAX_IBAN_LENGTH}
                required
              />
            ) : (
              <>
                <TextField
                  name="routingNumber"
                  label={payoutAccountLabels.routingNumber}
                  hint={payoutAccountLabels.routingHint}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={9}
                  required
                />
                <TextField
                  name="accountNumber"
                  label={payoutAccountLabels.accountNumber}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={17}
                  required
                />
              </>
            )}
            <PasswordField
              name="password"
              label={payoutAccountLabels.password}
              autoComplete="current-password"
              maxLength={MAX_PASSWORD_LENGTH}
              required
            />
            <Stack layout="row">
              <Button type="submit" busy={busy !== undefined}>
                {payoutAccountLabels.save}
              </Button>
              <Button emphasis="plain" onClick={close}>
                {payoutAccountLabels.cancel}
              </Button>
            </Stack>
          </Form>
        )}
        {dialog}
      </Stack>
    </AccountPanel>
  )
}
