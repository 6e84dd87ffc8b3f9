import type { TodayHealth } from '@stoa/api-client/operator-schema'
import { RecordList } from '@stoa/back-office/record-list'
import { Badge } from '@stoa/ui/badge'
import { timeInWords } from '../../api/in-words.ts'
import { Section } from '../../frame/section.tsx'
import { healthParts, healthLabels as t } from './health.labels.ts'

interface HealthProps {
  parts: readonly TodayHealth[]
}

/** Parts of the marketplace that need attention, each with its first step and the document that says more. */
export function NeedsAttention({ parts }: HealthProps) {
  if (parts.length === 0) return null
  return (
    <Section title={t.attention}>
      <RecordList
        aria-label={t.attention}
        items={parts.map(part => ({
          id: part.what,
          label: `${healthParts[part.what].name}: ${textOf(part)}`,
          description: (
            <>
              <span>{healthParts[part.what].advice}</span> <code>{part.runbook}</code>
            </>
          ),
        }))}
      />
    </Section>
  )
}

/** Parts of the marketplace that are fine or unknown. */
export function Health({ parts }: HealthProps) {
  if (parts.length === 0) return null
  return (
    <Section title={t.title}>
      <RecordList
        aria-label={t.title}
        items={parts.map(part => ({
          id: part.what,
          label: healthParts[part.what].name,
          description: textOf(part),
          end: (
            <Badge dot tone={part.state === 'ok' ? 'positive' : 'neutral'}>
              {part.state === 'ok' ? t.ok : t.unknown}
            </Badge>
          ),
        }))}
      />
    </Section>
  )
}

const textOf = ({ what, state, value, at }: TodayHealth): string =>
  healthParts[what].text(state, value, at === null ? null : timeInWords(at))
