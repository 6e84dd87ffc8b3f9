import { unwrap } from '@stoa/api-client'
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '@stoa/api-client/limits'
import type { ShopMember } from '@stoa/api-client/schema'
import { Button, Checkbox, Dialog, Form, PasswordField, RadioGroup, Stack, TextField } from '@stoa/ui'
import { useId, useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { useSecondFactor } from '../../../shared/session/use-second-factor.tsx'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { KEYS, type Key, ROLES, type Role } from './place-words.ts'

interface PersonDialogProps {
  /** Null invites somebody. */
  readonly member: ShopMember | null
  readonly refresh: readonly string[]
  readonly onClose: () => void
}

/**
 * Somebody's place in the shop: a role, and for the staff what they may do. Packing needs the orders alone. Who becomes an
 * owner, or is none any more, is confirmed by the own password and second factor.
 */
export function PersonDialog({ member, refresh, onClose }: PersonDialogProps) {
  const { busy, problem, call } = useCall(useShopRules())
  const { withSecondFactor, dialog } = useSecondFactor()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>(member?.role ?? 'staff')
  const [keys, setKeys] = useState<readonly Key[]>(member ? member.keys : ['orders'])
  const group = useId()
  const isOwners = role === 'owner' || member?.role === 'owner'

  const send = async ({ password }: Record<string, string>) => {
    const place = { role, keys: role === 'staff' ? [...keys] : [] }
    const proof = isOwners ? { password: password ?? '' } : {}
    const { ok } = await call(
      async ({ api, keyOf }) => {
        if (member) {
          const params = { path: { id: member.id } }
          const body = { ...place, ...proof }
          await withSecondFactor(() =>
            unwrap(api.PATCH('/api/seller/shop/team/members/{id}', { params, body })),
          )
        } else {
          const body = { email: email.trim(), ...place }
          const header = { 'Idempotency-Key': keyOf(body) }
          await withSecondFactor(() =>
            unwrap(
              api.POST('/api/seller/shop/team/invitations', {
                params: { header },
                body: { ...body, ...proof },
              }),
            ),
          )
        }
      },
      { refresh },
    )
    if (!ok) return
    toasts.show({ type: 'success', title: member ? 'Saved' : `The invitation to ${email.trim()} is sent.` })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={member ? `What ${member.name} may do` : 'Invite somebody'}
    >
      <Form errors={problem?.fields} onSubmit={fields => void send(fields)} aria-label="A place in the shop">
        <ProblemNote problem={problem} />
        {!member && (
          <TextField
            label="Email"
            name="email"
            type="email"
            value={email}
            onValueChange={setEmail}
            maxLength={MAX_EMAIL_LENGTH}
            hint="They get a link that works for seven days."
            autoFocus
            required
          />
        )}
        <RadioGroup
          label="Role"
          options={ROLES}
          value={role}
          onValueChange={value => setRole(value as Role)}
        />
        {role === 'staff' && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own
          <div role="group" aria-labelledby={group}>
            <Stack row gap="sm">
              <strong id={group}>May work on</strong>
              <Button emphasis="soft" size="sm" onClick={() => setKeys(['orders'])}>
                Orders only
              </Button>
            </Stack>
            {KEYS.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={keys.includes(value)}
                onCheckedChange={isHeld =>
                  setKeys(
                    KEYS.map(key => key.value).filter(key => (key === value ? isHeld : keys.includes(key))),
                  )
                }
              />
            ))}
          </div>
        )}
        {isOwners && (
          <PasswordField
            name="password"
            label="Your password"
            hint="Owners decide where payouts go. Every owner gets an email about the change."
            autoComplete="current-password"
            maxLength={MAX_PASSWORD_LENGTH}
            required
          />
        )}
        <Stack row>
          <Button type="submit" busy={busy !== undefined}>
            {member ? 'Save' : 'Send the invitation'}
          </Button>
          <Button emphasis="plain" onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Form>
      {dialog}
    </Dialog>
  )
}
