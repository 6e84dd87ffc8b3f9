import { unwrap } from '@stoa/api-client'
import type { OperatorKey, OperatorMember } from '@stoa/api-client/operator-schema'
import { Button } from '@stoa/ui/button'
import { DescriptionList } from '@stoa/ui/description-list'
import { Link } from '@stoa/ui/link'
import { EmptyState } from '@stoa/ui/page-states'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { client } from '../../api/client.ts'
import { timeInWords } from '../../api/in-words.ts'
import { useMe } from '../../api/use-me.ts'
import { DecisionDialog } from '../../decisions/decision-dialog.tsx'
import { Page } from '../../frame/page.tsx'
import { accessOf, KeysField } from './keys-field.tsx'
import { limitLabels } from './limit-field.labels.ts'
import { LimitField, readLimit, useLimitInWords } from './limit-field.tsx'
import { memberLabels as t } from './member-page.labels.ts'
import { useTeam } from './use-team.ts'

/** An operator: what they can do, and how that is changed or ended. */
export function MemberPage() {
  const { id } = useParams()
  const team = useTeam()
  const limitInWords = useLimitInWords()
  const member = team.data?.items.find(each => each.id === id)
  return (
    <Page
      title={member?.name ?? (team.data ? t.gone : t.loading)}
      back={{ label: t.back, href: '/team' }}
      data={team.data}
      error={team.error}
      onAgain={() => void team.mutate()}
    >
      {({ defaultRefundLimit }) =>
        member === undefined ? (
          <EmptyState
            thing="search"
            title={t.gone}
            description={t.goneText}
            action={{ label: t.log, href: `/log?operator=${id}` }}
          />
        ) : (
          <Stack gap="lg">
            <Access member={member} standard={defaultRefundLimit} onRead={() => void team.mutate()} />
            <Panel padded>
              <DescriptionList
                items={[
                  { term: t.email, description: member.email },
                  { term: t.access, description: accessOf(member.keys) },
                  { term: limitLabels.limit, description: limitInWords(member, defaultRefundLimit) },
                  { term: t.since, description: timeInWords(member.addedAt) },
                ]}
              />
            </Panel>
            <Link href={`/log?operator=${member.id}`}>{t.log}</Link>
          </Stack>
        )
      }
    </Page>
  )
}

interface AccessProps {
  member: OperatorMember
  /** Limit of operators for whom none is set. */
  standard: number
  onRead: () => void
}

function Access({ member, standard, onRead }: AccessProps) {
  const me = useMe().data
  const [action, setAction] = useState<'change' | 'remove' | null>(null)
  const [keys, setKeys] = useState<readonly OperatorKey[]>(member.keys)
  const [limit, setLimit] = useState(member.refundLimit === null ? '' : String(member.refundLimit))
  const isSelf = me?.id === member.id
  const params = { path: { email: member.email } }
  const dialog = {
    isReasonSent: false,
    isDirect: true,
    onChanged: onRead,
    onClose: () => {
      setAction(null)
      onRead()
    },
  }
  return (
    <Stack gap="sm">
      <Stack layout="row" gap="sm">
        <Button size="sm" disabled={isSelf} onClick={() => setAction('change')}>
          {t.change}
        </Button>
        <Button size="sm" emphasis="line" disabled={isSelf} onClick={() => setAction('remove')}>
          {t.remove}
        </Button>
      </Stack>
      {isSelf && <Text>{t.self}</Text>}
      {action === 'change' && (
        <DecisionDialog
          {...dialog}
          title={t.changeTitle(member.name)}
          confirm={t.change}
          decide={async ({ reason }) => {
            const body = { keys: [...keys], refundLimit: readLimit(limit), reason }
            await unwrap(client.PUT('/api/operator/operators/{email}', { params, body }))
            return []
          }}
        >
          <KeysField value={keys} onValueChange={setKeys} held={me?.keys ?? []} />
          <LimitField value={limit} onValueChange={setLimit} keys={keys} standard={standard} />
        </DecisionDialog>
      )}
      {action === 'remove' && (
        <DecisionDialog
          {...dialog}
          title={t.removeTitle(member.name)}
          confirm={t.remove}
          tone="critical"
          decide={async ({ reason }) => {
            await unwrap(client.DELETE('/api/operator/operators/{email}', { params, body: { reason } }))
            return []
          }}
        >
          <Text>{t.removeText}</Text>
        </DecisionDialog>
      )}
    </Stack>
  )
}
