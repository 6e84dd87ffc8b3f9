import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'

/** What a part that takes anything React can draw may be given in its control. */
const asShown = 'As shown'
const words = {
  'Short text': 'Cove mug',
  'Long text':
    'Hand-thrown stoneware mug with a lagoon glaze and a wide handle, packed in recycled paper by the people who made it',
  Nothing: null,
}

/** Whether React's own is in it: an element, or a component such as an icon. */
export function hasReact(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > 4) return false
  if ('$$typeof' in value) return true
  return Object.values(value).some(each => hasReact(each, depth + 1))
}

/** An element, or several of them side by side. */
const isNode = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value)
    ? value.some(isNode)
    : '$$typeof' in value && !/forward_ref|memo/.test(String(value.$$typeof)))

const defaultIn = (sentence = '') => /\bDefault (`[^`]+`|[^.]+?)(?:\.(?=\s|$)|$)/.exec(sentence)?.[1]

const typeOf = ({ table, type }: InputType) =>
  String(table?.type?.summary ?? (typeof type === 'object' ? (type as { value?: unknown }).value : '') ?? '')

type Drawings = Readonly<Record<string, unknown>>

const choice = (row: InputType, shown: unknown, offered: Drawings): InputType => ({
  ...row,
  control: { type: 'select' },
  options: [...(shown === undefined ? [] : [asShown]), ...Object.keys(offered)],
  mapping: { ...(shown !== undefined && { [asShown]: shown }), ...offered },
})

/** A prop's row: its default as its sentence says, and a control that a person can use. */
export function rowOf(argType: InputType, shown: unknown, drawings: Drawings = {}): InputType {
  const said = defaultIn(argType.description)
  const row = said
    ? { ...argType, table: { ...argType.table, defaultValue: { summary: said.replaceAll('`', '') } } }
    : argType
  const type = typeOf(argType)
  if (isNode(shown)) return choice(row, shown, words)
  if (/^IconGlyph/.test(type)) return choice(row, shown, drawings)
  if (/^(ReactNode|ReactElement|JSX\.Element)/.test(type) && !hasReact(shown))
    return { ...row, control: { type: 'text' } }
  // Of functions and refs there is nothing to type.
  const isCode = typeof shown === 'function' || hasReact(shown) || /Ref(Object)?<|=>/.test(type)
  return isCode ? { ...row, control: false } : row
}

/** The rows of a story's table; `drawings` are what props of icons offer. */
export const withRows =
  (drawings: Drawings): ArgTypesEnhancer =>
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [name, rowOf(argType, initialArgs[name], drawings)]),
    ) as typeof argTypes

/** What an event hands over, of its type: `id: string`; none where it says only that it happened. */
export const payloadOf = (type: string): string | undefined => {
  const inside = /^\(\(?(.*?)\)? => [\w<>| ]+\)?$/.exec(type)?.[1]
  return inside ?? (type.includes('=>') ? type : undefined)
}
