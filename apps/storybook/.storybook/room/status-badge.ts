import { createElement, Fragment, type ReactNode } from 'react'
import type { API_HashEntry } from 'storybook/internal/types'

const marked = ['new', 'experimental']

const look = {
  marginInlineStart: 6,
  paddingInline: 6,
  borderRadius: 999,
  border: '1px solid currentColor',
  fontSize: 10,
  fontWeight: 650,
  lineHeight: '14px',
  opacity: 0.8,
} as const

/** A component's name in the sidebar, with its status beside it unless it is stable as most are. */
export function statusBadge(item: API_HashEntry): ReactNode {
  const tags = item.type === 'component' && 'tags' in item ? item.tags : []
  const status = marked.find(one => tags?.includes(one))
  return status
    ? createElement(Fragment, null, item.name, createElement('span', { style: look }, status))
    : item.name
}
