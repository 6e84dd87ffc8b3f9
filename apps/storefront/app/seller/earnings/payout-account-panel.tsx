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

const PATH = '/api/seller/payout-account'
const KINDS = [
  { value: 'iban', label: 'An account with an IBAN' },
  { value: 'us', label: 'An account in the United States' },
]

/** Where payouts go. Only owners see it; changing it asks for the password again. */
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
    <AccountPanel
      title="Bank account"
      text="Payouts go there. Every owner of the shop gets an email when it changes."
      narrow
    >
      <Stack>
        {isSaved && !isOpen && (
          <Note tone="positive" role="status" title="Payouts go to this account from now on." />
        )}
        {account && (
          <p>
            {account.holder}, {account.masked}
          </p>
        )}
        {data && !isOpen && (
          <Stack row>
            <Button ref={opener} emphasis="line" onClick={() => setOpen(true)}>
              {account ? 'Change the account' : 'Add a bank account'}
            </Button>
          </Stack>
        )}
        {isOpen && (
          <Form
            errors={faults ?? undefined}
            onSubmit={fields => void submit(fields)}
            aria-label="Bank account"
          >
            <ProblemNote problem={problem} />
            <TextField
              name="holder"
              label="Account holder"
              autoComplete="off"
              maxLength={MAX_ACCOUNT_HOLDER_LENGTH}
              autoFocus
              required
            />
            <RadioGroup label="What kind of account?" options={KINDS} value={kind} onValueChange={setKind} />
            {kind === 'iban' ? (
              <TextField name="iban" label="IBAN" autoComplete="off" maxLength={MAX_IBAN_LENGTH} required />
            ) : (
              <>
                <TextField
                  name="routingNumber"
                  label="Routing number"
                  hint="Nine digits, on your checks at the left."
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={9}
                  required
                />
                <TextField
                  name="accountNumber"
                  label="Account number"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={17}
                  required
                />
              </>
            )}
            <PasswordField
              name="password"
              label="Your password"
              autoComplete="current-password"
              maxLength={MAX_PASSWORD_LENGTH}
              required
            />
            <Stack row>
              <Button type="submit" busy={busy !== undefined}>
                Save the account
              </Button>
              <Button emphasis="plain" onClick={close}>
                Cancel
              </Button>
            </Stack>
          </Form>
        )}
        {dialog}
      </Stack>
    </AccountPanel>
  )
}
