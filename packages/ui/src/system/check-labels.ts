import { type Labels, placeholdersOf } from './messages.ts'
import { misuse } from './misuse.ts'

const checked = new WeakMap<object, Labels>()

/** Whether a host's words for a component are words that it says, with the placeholders that it fills. */
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
    const unknown = placeholdersOf(message ?? '').filter(one => !placeholdersOf(usual).includes(one))
    if (unknown.length === 0) continue
    misuse(
      `The message "${name}.${key}" has {${unknown.join('}, {')}}, which nobody fills.`,
      'Readers see the braces.',
      `English has: "${usual}".`,
    )
  }
}
