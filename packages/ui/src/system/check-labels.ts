import { knownNames } from './component-names.ts'
import { type Labels, placeholdersOf } from './messages.ts'
import { misuse } from './misuse.ts'

const checked = new WeakMap<object, Labels>()

/** Checks whether a host's labels for a component exist there, with the same placeholders. */
export function checkLabels(
  name: string,
  own: Readonly<Record<string, string | undefined>>,
  english: Labels,
): void {
  if (checked.get(own) === english) return
  checked.set(own, english)
  const keys = Object.keys(english)
  for (const [key, message] of Object.entries(own)) {
    const usual = english[key]
    if (usual === undefined) {
      misuse(
        `The messages of "${name}" have "${key}", which it never says.`,
        'What it says instead stays English.',
        `Its keys are: ${keys.join(', ')}.`,
      )
      continue
    }
    const placeholders = placeholdersIn(message ?? '')
    if (!placeholders) {
      misuse(
        `The message "${name}.${key}" has a brace that never closes: "${message}".`,
        'Readers see the English words instead.',
        'Add the missing "}".',
      )
      continue
    }
    const unknown = placeholders.filter(one => !placeholdersOf(usual).includes(one))
    if (unknown.length === 0) continue
    misuse(
      `The message "${name}.${key}" has {${unknown.join('}, {')}}, which gets no value.`,
      'Readers see the braces.',
      `English has: "${usual}".`,
    )
  }
}

/** Returns undefined if the message is malformed. */
function placeholdersIn(message: string): string[] | undefined {
  try {
    return placeholdersOf(message)
  } catch {
    return undefined
  }
}

/** Whether a host's messages are for components that there are. */
export function checkComponents(messages: object): void {
  const known = knownNames()
  for (const name of Object.keys(messages)) {
    if (known.includes(name)) continue
    misuse(
      `The messages have words for "${name}", which is no component.`,
      'What it should say stays English.',
      `Its name is one of: ${known.join(', ')}.`,
    )
  }
}
