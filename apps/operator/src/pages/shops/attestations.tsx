import { unwrap } from '@stoa/api-client'
import type { Attestation, OperatorShop } from '@stoa/api-client/operator-schema'
import { DayField } from '@stoa/back-office/day-field'
import { RecordList } from '@stoa/back-office/record-list'
import { Select } from '@stoa/ui/select'
import { Text } from '@stoa/ui/text'
import { TextArea } from '@stoa/ui/text-area'
import { useState } from 'react'
import { client } from '../../api/client.ts'
import { dayInWords, timeInWords } from '../../api/in-words.ts'
import { Decisions } from '../../decisions/decisions.tsx'
import { Section } from '../../frame/section.tsx'
import { attestationLabels, attestationsLabels as t } from './attestations.labels.ts'

type Kind = Attestation['kind']

const KINDS = Object.keys(attestationLabels) as Kind[]

/** The evidence about a shop that operators have seen, and the form to record more. */
export function Attestations({ shop, onRead }: { shop: OperatorShop; onRead: () => void }) {
  return (
    <Section title={t.title}>
      {shop.attestations.length === 0 ? (
        <Text>{t.none}</Text>
      ) : (
        <RecordList
          aria-label={t.title}
          items={shop.attestations.map(({ kind, evidence, expiresOn, at }) => ({
            id: kind,
            label: attestationLabels[kind],
            description: [
              t.recorded(timeInWords(at)),
              ...(expiresOn === null ? [] : [t.until(dayInWords(expiresOn))]),
            ].join(', '),
            end: evidence,
          }))}
        />
      )}
      <Attest shop={shop} onRead={onRead} />
    </Section>
  )
}

function Attest({ shop, onRead }: { shop: OperatorShop; onRead: () => void }) {
  const { id, name, allowed, expect } = shop
  const [kind, setKind] = useState<Kind>('identity')
  const [evidence, setEvidence] = useState('')
  const [expiresOn, setExpiresOn] = useState('')
  return (
    <Decisions
      allowed={allowed}
      onRead={onRead}
      choices={{
        attest: {
          label: t.record,
          title: t.recordTitle(name),
          fields: (
            <>
              <Select
                label={t.kind}
                value={kind}
                onValueChange={value => setKind(KINDS.find(each => each === value) ?? kind)}
                options={KINDS.map(value => ({ value, label: attestationLabels[value] }))}
              />
              <TextArea
                label={t.evidence}
                hint={t.evidenceHint}
                value={evidence}
                onValueChange={setEvidence}
                maxLength={1_000}
                required
              />
              <DayField
                label={t.expires}
                hint={t.expiresHint}
                value={expiresOn}
                onValueChange={setExpiresOn}
              />
            </>
          ),
          fieldState: `${kind} ${expiresOn} ${evidence}`,
          async send(call, reason) {
            const outcome = await unwrap(
              client.PUT('/api/operator/shops/{id}/attestations/{kind}', {
                params: { path: { id, kind }, ...call },
                body: { evidence, expiresOn: expiresOn || null, reason, expect },
              }),
            )
            // The next kind has other evidence.
            if (!call.query.dryRun) {
              setEvidence('')
              setExpiresOn('')
            }
            return outcome
          },
        },
      }}
    />
  )
}
