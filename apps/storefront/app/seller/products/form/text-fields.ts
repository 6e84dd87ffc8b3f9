import { textFieldLabels } from './text-fields.labels.ts'

export type TextKey = keyof typeof textFieldLabels
export const TEXT_KEYS = Object.keys(textFieldLabels) as readonly TextKey[]

/** Makes an object of all text fields, with the value that `read` returns for each. */
export const textsBy = (read: (key: TextKey) => string): Record<TextKey, string> =>
  Object.fromEntries(TEXT_KEYS.map(key => [key, read(key)])) as Record<TextKey, string>
