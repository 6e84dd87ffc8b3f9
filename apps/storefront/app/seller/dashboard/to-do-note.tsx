import type { DashboardToDo } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useShop } from '../access/shop-context.ts'
import { figure } from './words.ts'

const many = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${figure(count)} ${more}`

/** What waits for this person: the most urgent in a line of its own, the rest as ways to it. */
export function ToDoNote({ toDo }: { toDo: DashboardToDo }) {
  const { may } = useShop()
  const [first, ...others] = tasksOf(toDo).filter(({ key }) => may(key))
  if (!first) {
    return (
      <Note tone="positive" title="Nothing waits for you.">
        New orders show up here by themselves.
      </Note>
    )
  }
  return (
    <Stack gap="sm">
      <Note tone={first.tone} title={`${first.text}.`} action={{ label: first.action, href: first.href }} />
      {others.length > 0 && (
        <Stack as="nav" row gap="sm" aria-label="Also waiting">
          {others.map(({ text, href }) => (
            <Button key={text} size="sm" emphasis="line" href={href}>
              {text}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

interface Task {
  text: string
  action: string
  href: string
  tone: 'info' | 'caution' | 'critical'
  key: 'orders' | 'products'
}

function tasksOf(toDo: DashboardToDo): Task[] {
  const orders = (view: string) => `/seller/orders?view=${view}`
  const tasks: (Task & { count: number })[] = [
    {
      count: toDo.late,
      text: many(toDo.late, 'order is late', 'orders are late'),
      action: 'Send now',
      href: orders('late'),
      tone: 'critical',
      key: 'orders',
    },
    {
      count: toDo.claims,
      text: many(toDo.claims, 'claim to answer', 'claims to answer'),
      action: 'Answer',
      href: '/seller/returns',
      tone: 'critical',
      key: 'orders',
    },
    {
      count: toDo.toShipToday,
      text: many(toDo.toShipToday, 'order to send today', 'orders to send today'),
      action: 'Pack',
      href: orders('to_ship'),
      tone: 'caution',
      key: 'orders',
    },
    {
      count: toDo.toConfirm,
      text: many(toDo.toConfirm, 'order to confirm', 'orders to confirm'),
      action: 'Confirm',
      href: orders('to_confirm'),
      tone: 'info',
      key: 'orders',
    },
    {
      // Those that are due today are among them.
      count: toDo.toShipToday > 0 ? 0 : toDo.toShip,
      text: many(toDo.toShip, 'order to ship', 'orders to ship'),
      action: 'Pack',
      href: orders('to_ship'),
      tone: 'info',
      key: 'orders',
    },
    {
      count: toDo.returns,
      text: many(toDo.returns, 'return to answer', 'returns to answer'),
      action: 'Answer',
      href: '/seller/returns',
      tone: 'caution',
      key: 'orders',
    },
    {
      count: toDo.unansweredQuestions,
      text: many(toDo.unansweredQuestions, 'question waits for an answer', 'questions wait for an answer'),
      action: 'Answer',
      href: '/seller/questions?view=unanswered',
      tone: 'caution',
      key: 'products',
    },
    {
      count: toDo.unansweredReviews,
      text: many(toDo.unansweredReviews, 'review to answer', 'reviews to answer'),
      action: 'Read',
      href: '/seller/reviews?view=unanswered',
      tone: 'info',
      key: 'products',
    },
  ]
  return tasks.filter(({ count }) => count > 0)
}
