import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navMenuTiming } from '../../tokens/timing.ts'
import { createHoverIntent } from './hover-intent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function hovering() {
  const heard: string[] = []
  const intent = createHoverIntent({ ...navMenuTiming, onChange: open => heard.push(open) })
  return { heard, intent, pass: (time: number) => vi.advanceTimersByTime(time) }
}

test('opens after 200 ms, not before', () => {
  const { heard, intent, pass } = hovering()
  intent.enter('a')
  pass(199)
  expect(heard).toEqual([])
  pass(1)
  expect(heard).toEqual(['a'])
})

test('moving about inside an entry neither delays its menu nor opens again what a click closed', () => {
  const { heard, intent, pass } = hovering()
  for (let moves = 0; moves < 4; moves++) {
    intent.enter('a')
    pass(60)
  }
  expect(heard).toEqual(['a'])
  intent.sync('')
  intent.enter('a')
  pass(5000)
  expect(heard).toEqual(['a'])
  intent.leave()
  intent.enter('a')
  pass(200)
  expect(heard).toEqual(['a', 'a'])
})

test('passing over opens nothing', () => {
  const { heard, intent, pass } = hovering()
  intent.enter('a')
  pass(150)
  intent.leave()
  pass(5000)
  expect(heard).toEqual([])
})

test('closes 150 ms after the pointer leaves, unless it returns in time', () => {
  const { heard, intent, pass } = hovering()
  intent.enter('a')
  pass(200)
  intent.leave()
  pass(149)
  intent.enter('a')
  pass(1000)
  expect(heard).toEqual(['a'])
  intent.leave()
  pass(150)
  expect(heard).toEqual(['a', ''])
})

test('goes from one to the next at once, and so within 300 ms of the last', () => {
  const { heard, intent, pass } = hovering()
  intent.enter('a')
  pass(200)
  intent.leave()
  intent.enter('b')
  expect(heard).toEqual(['a', 'b'])
  intent.leave()
  pass(150)
  pass(299)
  intent.enter('c')
  expect(heard).toEqual(['a', 'b', '', 'c'])
})

test('after 300 ms the delay is back', () => {
  const { heard, intent, pass } = hovering()
  intent.enter('a')
  pass(200)
  intent.leave()
  pass(150)
  pass(300)
  intent.enter('b')
  pass(199)
  expect(heard).toEqual(['a', ''])
  pass(1)
  expect(heard).toEqual(['a', '', 'b'])
})

test('closed by a click it stays closed until the pointer comes again', () => {
  const { heard, intent, pass } = hovering()
  intent.enter('a')
  pass(200)
  expect(intent.openedByHoverWithin(500)).toBe(true)
  pass(500)
  expect(intent.openedByHoverWithin(500)).toBe(false)
  intent.sync('')
  pass(5000)
  expect(heard).toEqual(['a'])
})
