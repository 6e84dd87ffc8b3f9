import type { DashboardToDo } from '@stoa/api-client/schema'
import { Button } from '@stoa/ui/button'
import { formatMessage } from '@stoa/ui/messages'
import { Note } from '@stoa/ui/note'
import { Stack } from '@stoa/ui/stack'
import { useShop } from '../access/shop-context.ts'
import { taskActionLabels, taskLabels, toDoNoteLabels } from './to-do-note.labels.ts'

/** Shows the tasks that this member may do: the most urgent as a note, the others as buttons. */
export function ToDoNote({ toDo }: { toDo: DashboardToDo }) {
  const { may } = useShop()
  const [first, ...others] = tasksOf(toDo).filter(({ key }) => may(key))
  if (!first) {
    return (
      <Note tone="positive" title={toDoNoteLabels.none}>
        {toDoNoteLabels.noneText}
      </Note>
    )
  }
  return (
    <Stack gap="sm">
      <Note tone={first.tone} title={first.text} action={{ label: first.action, href: first.href }} />
      {others.length > 0 && (
        <Stack as="nav" layout="row" gap="sm" aria-label={toDoNoteLabels.others}>
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
  const taskText = (task: keyof typeof taskLabels) => formatMessage(taskLabels[task], { count: toDo[task] })
  const tasks: (Task & { count: number })[] = [
    {
      count: toDo.late,
      text: taskText('late'),
      action: taskActionLabels.ship,
      href: orders('late'),
      tone: 'critical',
      key: 'orders',
    },
    {
      count: toDo.claims,
      text: taskText('claims'),
      action: taskActionLabels.answer,
      href: '/seller/returns',
      tone: 'critical',
      key: 'orders',
    },
    {
      count: toDo.toShipToday,
      text: taskText('toShipToday'),
      action: taskActionLabels.pack,
      href: orders('to_ship'),
      tone: 'caution',
      key: 'orders',
    },
    {
      count: toDo.toConfirm,
      text: taskText('toConfirm'),
      action: taskActionLabels.confirm,
      href: orders('to_confirm'),
      tone: 'info',
      key: 'orders',
    },
    {
      // Includes orders due today, which have a task of their own above.
      count: toDo.toShipToday > 0 ? 0 : toDo.toShip,
      text: taskText('toShip'),
      action: taskActionLabels.pack,
      href: orders('to_ship'),
      tone: 'info',
      key: 'orders',
    },
    {
      count: toDo.returns,
      text: taskText('returns'),
      action: taskActionLabels.answer,
      href: '/seller/returns',
      tone: 'caution',
      key: 'orders',
    },
    {
      count: toDo.unansweredQuestions,
      text: taskText('unansweredQuestions'),
      action: taskActionLabels.answer,
      href: '/seller/questions?view=unanswered',
      tone: 'caution',
      key: 'products',
    },
    {
      count: toDo.unansweredReviews,
      text: taskText('unansweredReviews'),
      action: taskActionLabels.read,
      href: '/seller/reviews?view=unanswered',
      tone: 'info',
      key: 'products',
    },
  ]
  return tasks.filter(({ count }) => count > 0)
}
