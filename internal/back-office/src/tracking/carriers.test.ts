import { expect, test } from 'vitest'
import { guessCarrier, readPasted } from './carriers.ts'

const carriers = [
  { name: 'UPS', forms: ['^1Z[0-9A-Z]{16}$'] },
  { name: 'GLS', forms: ['^[0-9]{11}$'] },
]
const ids = ['R7K2M9QX4T-1', 'R7K2M9QX4T-2', '4MXW7Q2K9T-1']
const read = (text: string, start = 0) => readPasted(text, ids, { start, carriers })

test('a number’s form names its carrier, however it is spaced', () => {
  expect(guessCarrier('1z 999 aa1 01 2345 6784', carriers)).toBe('UPS')
  expect(guessCarrier('anything', carriers)).toBe('')
})

test('matches two columns in any order to orders, and skips a header row', () => {
  expect(read('Order\tTracking\n4mxw7q2k9t-1\t12345678901\r\n#R7K2M9QX4T-1\tXY 7\n')).toEqual({
    values: {
      '4MXW7Q2K9T-1': { number: '12345678901', carrier: 'GLS' },
      'R7K2M9QX4T-1': { number: 'XY 7', carrier: '' },
    },
    strange: [],
  })
})

test('an order that is not in the list is named', () => {
  expect(read('R7K2M9QX4T-2\t1\nZZZZ-1\t2')).toMatchObject({ strange: ['ZZZZ-1'] })
})

test('reads the carrier from three columns, and fills a single column downwards', () => {
  expect(read('R7K2M9QX4T-2;Cousin Ada;7')?.values).toEqual({
    'R7K2M9QX4T-2': { number: '7', carrier: 'Cousin Ada' },
  })
  expect(read('7\n8\n9', 1)?.values).toEqual({
    'R7K2M9QX4T-2': { number: '7', carrier: '' },
    '4MXW7Q2K9T-1': { number: '8', carrier: '' },
  })
})

test('one cell is for its field', () => {
  expect(read('7')).toBeNull()
})
