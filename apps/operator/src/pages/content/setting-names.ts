/** JSON Schema of one setting, as far as the form needs it. */
export interface SettingSchema {
  type?: string | readonly string[]
  description?: string
  enum?: readonly string[]
  properties?: Readonly<Record<string, SettingSchema>>
  items?: SettingSchema
  maxLength?: number
  pattern?: string
}

/** Whether a schema allows a type. */
export const allows = ({ type }: SettingSchema, name: string): boolean =>
  type === name || (Array.isArray(type) && type.includes(name))

/** Whether a setting is the id of a picture that the operator uploads. */
export const isPicture = ({ pattern }: SettingSchema): boolean => pattern?.startsWith('^mark-') ?? false

/** Name of a setting for people: "feeTaxBasisPoints" becomes "Fee tax basis points". */
export function nameOf(key: string): string {
  const spaced = key
    .replace(/[._]/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Description of a setting for people, which calls other settings and choices what the form calls them. */
export const hintOf = ({ description }: SettingSchema): string | undefined =>
  description?.replaceAll(/`([\w.]+)`/g, (_, key: string) => `“${nameOf(key)}”`).replaceAll('`', '')

type Value = unknown
type Settings = Readonly<Record<string, Value>>

/** Returns settings in which the one at a path has another value. */
export function withSetting(
  settings: Settings,
  [key = '', ...rest]: readonly string[],
  value: Value,
): Settings {
  const inner = settings[key]
  return {
    ...settings,
    [key]: rest.length === 0 ? value : withSetting((inner ?? {}) as Settings, rest, value),
  }
}
