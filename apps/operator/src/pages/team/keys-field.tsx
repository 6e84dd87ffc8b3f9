import type { OperatorKey } from '@stoa/api-client/operator-schema'
import { Checkbox } from '@stoa/ui/checkbox'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { keyLabels } from './keys.labels.ts'
import { teamLabels as t } from './team-page.labels.ts'

interface KeysFieldProps {
  value: readonly OperatorKey[]
  onValueChange: (keys: readonly OperatorKey[]) => void
  /** Keys of the operator who grants: no one grants another one. */
  held: readonly OperatorKey[]
}

/** The keys of an operator, each with what it opens. */
export function KeysField({ value, onValueChange, held }: KeysFieldProps) {
  const toggle = (key: OperatorKey, isOn: boolean) =>
    onValueChange(isOn ? [...value, key] : value.filter(each => each !== key))
  return (
    <fieldset aria-label={t.keys}>
      <Stack gap="sm">
        {(Object.keys(keyLabels) as OperatorKey[]).map(key => (
          <Checkbox
            key={key}
            label={
              <>
                <span>{keyLabels[key].name}</span>
                <Text step="sm" emphasis="soft">
                  {keyLabels[key].hint}
                </Text>
              </>
            }
            checked={value.includes(key)}
            disabled={!held.includes(key)}
            onCheckedChange={isOn => toggle(key, isOn)}
          />
        ))}
      </Stack>
    </fieldset>
  )
}

/** Short description of what keys open. */
export const accessOf = (keys: readonly OperatorKey[]): string =>
  Object.keys(keyLabels).length === keys.length
    ? t.everything
    : (Object.keys(keyLabels) as OperatorKey[])
        .filter(key => keys.includes(key))
        .map(key => keyLabels[key].name)
        .join(', ')
