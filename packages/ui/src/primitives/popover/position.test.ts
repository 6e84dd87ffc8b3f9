import { expect, test } from 'vitest'
import { type PositionOptions, positionOf } from './position.ts'

const base: PositionOptions = {
  anchor: { x: 600, y: 300, width: 44, height: 44 },
  size: { width: 248, height: 200 },
  window: { width: 1280, height: 800 },
  side: 'bottom',
  align: 'center',
  dir: 'ltr',
  gap: 8,
}

test.each<[string, Partial<PositionOptions>, { x: number; y: number; side: string }]>([
  ['below, centred', {}, { x: 498, y: 352, side: 'bottom' }],
  ['above', { side: 'top' }, { x: 498, y: 92, side: 'top' }],
  ['to the right', { side: 'right' }, { x: 652, y: 222, side: 'right' }],
  ['to the left', { side: 'left' }, { x: 344, y: 222, side: 'left' }],
  ['from its start', { align: 'start' }, { x: 600, y: 352, side: 'bottom' }],
  ['to its end', { align: 'end' }, { x: 396, y: 352, side: 'bottom' }],
  ['from its start, right to left', { align: 'start', dir: 'rtl' }, { x: 396, y: 352, side: 'bottom' }],
  ['to its end, right to left', { align: 'end', dir: 'rtl' }, { x: 600, y: 352, side: 'bottom' }],
  [
    'above, where it does not fit below',
    { anchor: { x: 600, y: 700, width: 44, height: 44 } },
    { x: 498, y: 492, side: 'top' },
  ],
  [
    'below, where it fits neither way and there is more room',
    { size: { width: 248, height: 5000 } },
    { x: 498, y: 352, side: 'bottom' },
  ],
  [
    'pushed into the window at its right',
    { anchor: { x: 1230, y: 10, width: 44, height: 44 } },
    { x: 1024, y: 62, side: 'bottom' },
  ],
  [
    'pushed into the window at its left',
    { anchor: { x: 0, y: 10, width: 44, height: 44 }, align: 'end' },
    { x: 8, y: 62, side: 'bottom' },
  ],
  [
    'wider than the window: from its start',
    { size: { width: 400, height: 90 }, window: { width: 320, height: 800 } },
    { x: 8, y: 352, side: 'bottom' },
  ],
])('%s', (_, options, expected) => {
  expect(positionOf({ ...base, ...options })).toMatchObject(expected)
})

test('returns the available room and the position of the anchor', () => {
  const tall = { ...base, size: { width: 248, height: 5000 } }
  expect(positionOf(tall)).toMatchObject({ room: 800 - 344 - 8 - 8, point: 124 })
  expect(positionOf({ ...tall, anchor: { ...base.anchor, y: 700 } })).toMatchObject({
    side: 'top',
    y: 8,
    room: 684,
  })
  expect(positionOf({ ...base, anchor: { ...base.anchor, x: 1230 } }).point).toBe(1252 - 1024)
})
