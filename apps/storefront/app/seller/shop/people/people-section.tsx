import { unwrap } from '@stoa/api-client'
import type { ShopInvitation, ShopMember } from '@stoa/api-client/schema'
import { EditIcon, FormSection, PlusIcon, RecordList, TrashIcon } from '@stoa/back-office'
import { useAuth } from '@stoa/cart-core/react'
import { Avatar, Badge, Button, IconButton, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { ProblemNote } from '../../../shared/call/problem-note.tsx'
import { useCall } from '../../../shared/call/use-call.ts'
import { SectionState } from '../../../shared/errors/section-state.tsx'
import { toasts } from '../../../shared/toasts/toasts.ts'
import { useShopRead } from '../../api/use-shop-api.ts'
import { useShopRules } from '../../api/use-shop-rules.ts'
import { LaterConfirmation, laterDialog } from '../../lazy/later-dialog.tsx'
import {
  peopleSectionLabels,
  peopleToastLabels,
  removeMemberLabels,
  removeOwnerLabels,
} from './people.labels.ts'
import { placeLabel } from './place-words.ts'

const PersonDialog = laterDialog(async () => (await import('./person-dialog.tsx')).PersonDialog)

const TEAM = '/api/seller/shop/team'
const refresh = [TEAM, '/api/seller/shop/log', '/api/user/shops']

/** Lists the team with roles and permissions, and its open invitations. For owners only. */
export function PeopleSection() {
  const ownId = useAuth(({ user }) => user?.id)
  const { data, error, mutate } = useShopRead(TEAM)
  const { busy, problem, call } = useCall(useShopRules())
  const [editing, setEditing] = useState<ShopMember | 'new' | null>(null)
  const [leaving, setLeaving] = useState<ShopMember | null>(null)

  const isOtherOwner = ({ role, id }: ShopMember) => role === 'owner' && id !== ownId

  const byId = ({ id }: { id: string }) => ({ params: { path: { id } } })
  const say = (title: string) => void toasts.show({ type: 'success', title })
  const remove = (member: ShopMember) =>
    call(
      async ({ api }) => {
        await unwrap(api.DELETE(`${TEAM}/members/{id}`, byId(member)))
        say(formatMessage(peopleToastLabels.removed, { name: member.name }))
      },
      { refresh },
    )
  const revoke = (invitation: ShopInvitation) =>
    call(
      async ({ api }) => {
        await unwrap(api.DELETE(`${TEAM}/invitations/{id}`, byId(invitation)))
        say(formatMessage(peopleToastLabels.withdrawn, { email: invitation.email }))
      },
      { refresh },
    )
  const resend = (invitation: ShopInvitation) =>
    call(
      async ({ api, keyOf }) => {
        await unwrap(
          api.POST(`${TEAM}/invitations/{id}/resend`, {
            params: {
              path: { id: invitation.id },
              header: { 'Idempotency-Key': keyOf([invitation.id, invitation.expiresAt]) },
            },
          }),
        )
        say(formatMessage(peopleToastLabels.sentAgain, { email: invitation.email }))
      },
      { what: invitation.id, refresh },
    )

  return (
    <FormSection
      id="people"
      title={peopleSectionLabels.title}
      description={peopleSectionLabels.text}
      actions={
        <Button emphasis="line" size="sm" icon={PlusIcon} onClick={() => setEditing('new')}>
          {peopleSectionLabels.invite}
        </Button>
      }
    >
      <ProblemNote problem={problem} />
      {!data && <SectionState error={error} onRetry={() => void mutate()} />}
      {data && (
        <RecordList
          aria-label={peopleSectionLabels.list}
          items={[
            ...data.members.map(member => ({
              id: member.id,
              label:
                member.id === ownId
                  ? formatMessage(peopleSectionLabels.you, { name: member.name })
                  : member.name,
              description: `${member.email} · ${placeLabel(member)}`,
              before: <Avatar name={member.name} src={member.avatar ?? undefined} />,
              end: (
                <Stack layout="row" gap="sm">
                  <IconButton
                    size="sm"
                    icon={EditIcon}
                    label={formatMessage(peopleSectionLabels.edit, { name: member.name })}
                    onClick={() => setEditing(member)}
                  />
                  <IconButton
                    size="sm"
                    icon={TrashIcon}
                    label={formatMessage(peopleSectionLabels.remove, { name: member.name })}
                    onClick={() => setLeaving(member)}
                  />
                </Stack>
              ),
            })),
            ...data.invitations.map(invitation => ({
              id: invitation.id,
              label: invitation.email,
              description: (
                <>
                  <span>{placeLabel(invitation)}</span>{' '}
                  <Badge tone={invitation.isExpired ? 'caution' : 'info'}>
                    {invitation.isExpired ? peopleSectionLabels.expired : peopleSectionLabels.invited}
                  </Badge>
                </>
              ),
              before: <Avatar name={invitation.email} />,
              end: (
                <Stack layout="row" gap="sm">
                  <Button
                    emphasis="plain"
                    size="sm"
                    busy={busy === invitation.id}
                    aria-label={formatMessage(peopleSectionLabels.resendOf, { email: invitation.email })}
                    onClick={() => void resend(invitation)}
                  >
                    {peopleSectionLabels.resend}
                  </Button>
                  <IconButton
                    size="sm"
                    icon={TrashIcon}
                    label={formatMessage(peopleSectionLabels.withdraw, { email: invitation.email })}
                    onClick={() => void revoke(invitation)}
                  />
                </Stack>
              ),
            })),
          ]}
        />
      )}
      {editing && (
        <PersonDialog
          key={editing === 'new' ? 'new' : editing.id}
          member={editing === 'new' ? null : editing}
          refresh={refresh}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && isOtherOwner(leaving) && (
        <LaterConfirmation
          onClose={() => setLeaving(null)}
          title={formatMessage(removeOwnerLabels.title, { name: leaving.name })}
          description={removeOwnerLabels.text}
          cancel={removeOwnerLabels.cancel}
          confirm={removeOwnerLabels.confirm}
          onConfirm={() => setEditing(leaving)}
        />
      )}
      {leaving && !isOtherOwner(leaving) && (
        <LaterConfirmation
          onClose={() => setLeaving(null)}
          title={formatMessage(removeMemberLabels.title, { name: leaving.name })}
          description={removeMemberLabels.text}
          cancel={removeMemberLabels.cancel}
          confirm={removeMemberLabels.confirm}
          tone="critical"
          onConfirm={() => void remove(leaving)}
        />
      )}
    </FormSection>
  )
}
