import { Checkbox } from '@stoa/ui/checkbox'
import { Heading } from '@stoa/ui/heading'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import { Text } from '@stoa/ui/text'
import { TextArea } from '@stoa/ui/text-area'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'
import { firstStepLabels } from '../shops/first-steps.labels.ts'
import { MarkField } from './mark-field.tsx'
import { allows, hintOf, isPicture, nameOf, type SettingSchema } from './setting-names.ts'
import { settingsLabels as t } from './settings-page.labels.ts'

interface SettingFieldProps {
  /** Names from the record to this setting. */
  path: readonly string[]
  schema: SettingSchema
  value: unknown
  onChange: (path: readonly string[], value: unknown) => void
}

/** The field of one setting, made from its description. An object has a field for each of its settings. */
export function SettingField({ path, schema, value, onChange }: SettingFieldProps) {
  const label = nameOf(path.at(-1) ?? '')
  const hint = hintOf(schema)
  const set = (next: unknown) => onChange(path, next)
  const isNullable = allows(schema, 'null')
  if (schema.properties)
    return (
      <Stack>
        {path.length > 1 && <Heading level={3}>{label}</Heading>}
        {hint && <Text emphasis="soft">{hint}</Text>}
        {Object.entries(schema.properties).map(([key, inner]) => (
          <SettingField
            key={key}
            path={[...path, key]}
            schema={inner}
            value={(value as Readonly<Record<string, unknown>> | null)?.[key]}
            onChange={onChange}
          />
        ))}
      </Stack>
    )
  if (allows(schema, 'boolean'))
    return (
      <Checkbox
        label={
          <>
            <span>{label}</span>
            {hint && (
              <Text step="sm" emphasis="soft">
                {hint}
              </Text>
            )}
          </>
        }
        checked={value === true}
        onCheckedChange={set}
      />
    )
  if (isPicture(schema))
    return (
      <MarkField
        label={label}
        hint={hint}
        isForDark={FOR_DARK.has(path.at(-1) ?? '')}
        value={typeof value === 'string' ? value : null}
        onChange={set}
      />
    )
  if (schema.enum)
    return (
      <Stack gap="sm">
        <Select
          label={label}
          value={String(value)}
          options={schema.enum.map(each => ({ value: each, label: nameOf(each) }))}
          onValueChange={set}
        />
        {hint && (
          <Text step="sm" emphasis="soft">
            {hint}
          </Text>
        )}
      </Stack>
    )
  if (schema.items?.enum && schema.items.enum.length <= MAX_CHOICES)
    return (
      <ChoicesField
        {...{ label, hint, set }}
        choices={schema.items.enum}
        names={path.includes('requirements') ? firstStepLabels : {}}
        value={(value ?? []) as readonly string[]}
      />
    )
  if (allows(schema, 'array')) return <ListField {...{ label, hint, value, schema, set }} />
  if (allows(schema, 'integer'))
    return (
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        value={value === null || value === undefined ? '' : String(value)}
        onValueChange={typed =>
          set(typed.trim() === '' ? null : Number.isNaN(Number(typed)) ? typed : Number(typed))
        }
      />
    )
  const field = {
    label,
    hint,
    value: typeof value === 'string' ? value : '',
    ...(schema.maxLength !== undefined && { maxLength: schema.maxLength }),
    // A color that is left out is the supplied one.
    onValueChange: (typed: string) =>
      set(typed === '' ? (isNullable ? null : value === undefined ? undefined : '') : typed),
  }
  return (schema.maxLength ?? 0) >= 300 && !isShort(path) ? (
    <TextArea {...field} rows={2} />
  ) : (
    <TextField {...field} />
  )
}

/** Pictures that are shown on dark backgrounds. */
const FOR_DARK = new Set(['logoDark', 'evening'])
/** Maximum number of choices that have a checkbox each. Longer lists, such as countries, are typed. */
const MAX_CHOICES = 20

/** Lines of up to 300 characters that are short as a rule. */
const isShort = ([first]: readonly string[]) => first === 'legal' || first === 'tagline'

interface ChoicesFieldProps {
  label: string
  hint: string | undefined
  choices: readonly string[]
  /** Names of choices that aren't made from their keys. */
  names: Readonly<Record<string, string>>
  value: readonly string[]
  set: (value: readonly string[]) => void
}

/** A list of chosen names, with a checkbox for each that there is. */
const ChoicesField = ({ label, hint, choices, names, value, set }: ChoicesFieldProps) => (
  <fieldset aria-label={label}>
    <Stack gap="sm">
      <Text aria-hidden emphasis="strong">
        {label}
      </Text>
      {hint && (
        <Text step="sm" emphasis="soft">
          {hint}
        </Text>
      )}
      {choices.map(each => (
        <Checkbox
          key={each}
          label={names[each] ?? nameOf(each)}
          checked={value.includes(each)}
          onCheckedChange={isChosen =>
            set(choices.filter(other => (other === each ? isChosen : value.includes(other))))
          }
        />
      ))}
    </Stack>
  </fieldset>
)

interface ListFieldProps {
  label: string
  hint: string | undefined
  value: unknown
  schema: SettingSchema
  set: (value: unknown) => void
}

/** A list: of texts one per line, of anything else as JSON. */
function ListField({ label, hint, value, schema, set }: ListFieldProps) {
  const isLines = schema.items !== undefined && allows(schema.items, 'string')
  /** Codes of countries take a line together. */
  const isCodes = isLines && (schema.items?.enum?.length ?? 0) > 50
  const written = isLines
    ? ((value ?? []) as readonly string[]).join(isCodes ? ' ' : '\n')
    : value === null || value === undefined
      ? ''
      : typeof value === 'string'
        ? value
        : JSON.stringify(value, null, 2)
  const [typed, setTyped] = useState<string | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  function change(text: string) {
    setTyped(text)
    setFaulty(false)
    if (isLines)
      return set(
        text
          .split(isCodes ? /[\s,]+/ : '\n')
          .map(line => line.trim())
          .filter(Boolean),
      )
    if (text.trim() === '') return set(allows(schema, 'null') ? null : [])
    try {
      set(JSON.parse(text))
    } catch {
      setFaulty(true)
      // The settings are refused with it rather than published without it.
      set(text)
    }
  }
  return (
    <TextArea
      label={label}
      hint={[hint, isCodes ? t.codes : isLines ? t.lines : t.json].filter(Boolean).join(' ')}
      rows={3}
      value={typed ?? written}
      onValueChange={change}
      error={isFaulty ? t.faultyJson : undefined}
    />
  )
}
