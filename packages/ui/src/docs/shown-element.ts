import { isValidElement, type ReactNode } from 'react'

/** Value with its own text in code. Storybook prints functions through `functionCode`. */
interface Coded {
  (): void
  code: string
}

const coded = (code: string): Coded => Object.assign(() => {}, { code })

/** Returns the code of a function in an example. */
export const functionCode = (value: Partial<Coded>): string => value.code ?? '() => {}'

interface NamedType {
  displayName?: string
  name?: string
  render?: NamedType
  type?: NamedType
}

/** Returns a component's name, even inside `memo` or `forwardRef`, which hide it in React's development build. */
const nameOf = (type: NamedType): string | undefined =>
  type.displayName || type.name || (type.type && nameOf(type.type)) || (type.render && nameOf(type.render))

/**
 * Returns an element in a form that can be printed as code. Components get their names, values that cannot be printed
 * get a text, and no object appears twice, since Storybook takes the second one for a circular reference.
 */
export function shownElement(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(shownElement)
  if (!isValidElement<Record<string, unknown>>(node)) return node
  const { type } = node as { type: unknown }
  const name = typeof type === 'object' && type !== null ? nameOf(type) : undefined
  const props = Object.entries(node.props).map(([prop, value]) => [
    prop,
    prop === 'children' && typeof value !== 'function'
      ? shownElement(value as ReactNode)
      : shownValue(value, prop),
  ])
  return {
    ...node,
    ...(name !== undefined && { type: Object.assign(() => null, { displayName: name }) }),
    props: Object.fromEntries(props),
  } as ReactNode
}

function shownValue(value: unknown, prop: string): unknown {
  if (isValidElement(value)) return shownElement(value)
  if (Array.isArray(value)) return value.map(each => shownValue(each, prop))
  if (typeof value === 'function') return coded(functionName(value as () => void, prop))
  if (typeof value !== 'object' || value === null) return value
  if ('$$typeof' in value) return coded(nameOf(value as NamedType) ?? 'undefined')
  if (value instanceof Set) return coded(`new Set(${JSON.stringify([...value])})`)
  if (value instanceof Map) return coded(`new Map(${JSON.stringify([...value])})`)
  if (value instanceof Date) return coded(`new Date('${value.toISOString()}')`)
  const fields = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shownValue(each, key)]))
  return 'current' in value ? coded(literal(fields)) : fields
}

/** Prints an object with a field named `current`, which Storybook takes for a circular reference of React. */
function literal(value: unknown): string {
  if (typeof value === 'function') return functionCode(value as Partial<Coded>)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value).map(
    ([key, each]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${literal(each)}`,
  )
  return `{ ${fields.join(', ')} }`
}

/** Events do nothing in an example, components go by their names, and what answers something is the host's own. */
function functionName(value: { name: string; constructor: { name: string } }, prop: string): string {
  if (/^on[A-Z]/.test(prop) && value.constructor.name !== 'AsyncFunction') return '() => {}'
  return /^[A-Z]/.test(value.name) ? value.name : prop
}
