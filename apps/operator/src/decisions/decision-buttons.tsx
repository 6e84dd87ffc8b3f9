import type { Allowed } from '@stoa/api-client/operator-schema'
import { Button } from '@stoa/ui/button'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'

interface DecisionButtonsProps<Action extends string> {
  allowed: readonly Allowed[]
  /** Labels of the actions that are shown, in their order. */
  labels: Readonly<Partial<Record<Action, string>>>
  onChoose: (action: Action) => void
}

/** A button for each decision that is possible, and why others aren't. */
export function DecisionButtons<Action extends Allowed['action']>({
  allowed,
  labels,
  onChoose,
}: DecisionButtonsProps<Action>) {
  const reasons = [...new Set(allowed.flatMap(({ why }) => why ?? []))]
  return (
    <Stack gap="sm">
      <Stack layout="row" gap="sm">
        {(Object.keys(labels) as Action[]).map((action, at) => {
          const ok = allowed.some(each => each.action === action && (each.ok || each.canOverride))
          return (
            <Button
              key={action}
              size="sm"
              emphasis={at === 0 ? 'strong' : 'line'}
              disabled={!ok}
              onClick={() => onChoose(action)}
            >
              {labels[action]}
            </Button>
          )
        })}
      </Stack>
      {reasons.map(reason => (
        <Text key={reason}>{reason}</Text>
      ))}
    </Stack>
  )
}
