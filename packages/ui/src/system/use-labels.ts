'use client'

import { useCallback } from 'react'
import { checkLabels } from './check-labels.ts'
import { formatMessage, type Labels, type MessageArguments, type MessageValues } from './messages.ts'
import { useStoa } from './provider.tsx'

/** Returns a label of a component: `t('items', { count: 3 })`. A placeholder without a value does not compile. */
export type Translate<L extends Labels> = <K extends keyof L & string>(
  key: K,
  ...values: [MessageArguments<L[K]>] extends [never] ? [] : [MessageValues<L[K]>]
) => string

/**
 * Returns the labels of one component: the host's messages first, then the component's own English. `name` is the
 * component's key in `StoaProvider`'s `messages`.
 */
export function useLabels<const L extends Labels>(name: string, english: L): Translate<L> {
  const { messages, locale } = useStoa()
  const own = messages[name]
  if (process.env.NODE_ENV !== 'production' && own) checkLabels(name, own, english)
  return useCallback(
    (key: string, values?: Record<string, string | number>) => {
      const message = own?.[key]
      try {
        if (message !== undefined) return formatMessage(message, values, locale)
      } catch {
        // A message that cannot be read takes no page with it; while developing, `checkLabels` has told of it.
      }
      return formatMessage(english[key] ?? key, values, locale, 'en')
    },
    [own, english, locale],
  ) as Translate<L>
}
