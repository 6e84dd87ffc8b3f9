import { expect, test } from 'vitest'
import { createToasts } from '../../patterns/toasts/create-toasts.ts'
import { toastNotice, toastStack } from '../../tokens/timing.ts'
import { createToaster } from './toaster.ts'

/** A clock that only moves when told to. */
function clock() {
  let now = 0
  let jobs: { at: number; run: () => void }[] = []
  return {
    schedule(run: () => void, delay: number) {
      const job = { at: now + delay, run }
      jobs.push(job)
      return () => {
        jobs = jobs.filter(other => other !== job)
      }
    },
    pass(time: number) {
      now += time
      for (const job of jobs.filter(due => due.at <= now)) {
        jobs = jobs.filter(other => other !== job)
        job.run()
      }
    },
  }
}

const titles = (toaster: ReturnType<typeof createToaster>) => toaster.items.get().map(item => item.title)

test('shows at most three of the first kind, and removes the oldest', () => {
  const toaster = createToaster(toastStack)
  for (const title of ['one', 'two', 'three', 'four']) toaster.show({ title })
  expect(titles(toaster)).toEqual(['two', 'three', 'four'])
  expect(toaster.items.get().every(item => item.duration === 4000)).toBe(true)
})

test('updates an equal toast in place, unless ids differ', () => {
  const toaster = createToaster(toastStack)
  const first = toaster.show({ title: 'Added', type: 'success' })
  toaster.show({ title: 'Other' })
  expect(toaster.show({ title: 'Added', type: 'success' })).toBe(first)
  expect(toaster.items.get()).toMatchObject([{ title: 'Added', version: 2 }, { title: 'Other' }])
  // One that is on its way out is not called back.
  toaster.dismiss(first)
  expect(toaster.show({ title: 'Added', type: 'success' })).not.toBe(first)
  const undo = { label: 'Undo', onClick: () => {} }
  toaster.dismiss()
  toaster.show({ id: 'a', title: 'Removed', action: undo })
  toaster.show({ id: 'b', title: 'Removed', action: undo })
  expect(toaster.items.get().filter(({ open }) => open)).toMatchObject([{ id: 'a' }, { id: 'b' }])
})

test('[TST-04] the second kind holds one, and forgets a dismissed one after 1000000 ms', () => {
  const time = clock()
  const toaster = createToaster({ ...toastNotice, schedule: time.schedule })
  toaster.show({ title: 'one', body: 'first' })
  const id = toaster.show({ title: 'two', body: 'second' })
  expect(titles(toaster)).toEqual(['two'])
  toaster.dismiss(id)
  time.pass(999_999)
  expect(toaster.items.get()).toMatchObject([{ title: 'two', open: false }])
  time.pass(1)
  expect(toaster.items.get()).toEqual([])
})

test('has the type information by default, and keeps loading open', () => {
  const toaster = createToaster({ limit: 9, duration: 4000 })
  for (const type of ['success', 'info', 'warning', 'error', 'loading'] as const)
    toaster.show({ title: type, type })
  toaster.show({ title: 'plain' })
  expect(toaster.items.get().map(item => item.type)).toEqual([
    'success',
    'info',
    'warning',
    'error',
    'loading',
    'info',
  ])
  expect(toaster.items.get()[4]?.duration).toBe(Number.POSITIVE_INFINITY)
})

test('a title with a body is the second kind, all others the first', () => {
  const toasts = createToasts()
  toasts.show({ title: 'Account not activated', body: 'Please check your email to activate your account.' })
  toasts.show({ title: 'Product added to cart successfully.', type: 'success' })
  expect(titles(toasts.notice)).toEqual(['Account not activated'])
  expect(titles(toasts.stack)).toEqual(['Product added to cart successfully.'])
})

test('shown again under its id, a toast on its way out comes back and stays', () => {
  const time = clock()
  const toaster = createToaster({ limit: 3, duration: 4000, removeDelay: 300, schedule: time.schedule })
  toaster.show({ id: 'cart', title: 'Loading', type: 'loading' })
  toaster.dismiss('cart')
  toaster.show({ id: 'cart', title: 'Loaded', type: 'success' })
  time.pass(10_000)
  expect(toaster.items.get()).toMatchObject([{ title: 'Loaded', open: true, version: 2 }])
})

test('dismisses all without an id, and ignores the removal of an open one', () => {
  const toaster = createToaster({ limit: 3, duration: 4000 })
  const id = toaster.show({ title: 'one' })
  toaster.show({ title: 'two' })
  toaster.remove(id)
  expect(titles(toaster)).toEqual(['one', 'two'])
  toaster.dismiss()
  expect(toaster.items.get().some(item => item.open)).toBe(false)
})

test('calls listeners on changes, who may unsubscribe during the call', () => {
  const toaster = createToaster({ limit: 3, duration: 4000 })
  let heard = 0
  const leave = toaster.items.subscribe(() => {
    heard++
    leave()
  })
  toaster.show({ title: 'one' })
  toaster.show({ title: 'two' })
  expect(heard).toBe(1)
})
