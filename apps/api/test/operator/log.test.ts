import { expect, test } from 'vitest'
import { SHELL, writeOperatorLog } from '../../src/modules/operators/index.ts'
import { newId } from '../../src/platform/ids.ts'
import { employee, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()

test('filters the log by time, action, subject and shop, newest first', async () => {
  const admin = await employee(desk())
  const [shopId, orderId] = [newId(), newId()]
  const write = (subjectId: string, what: string, at: string, aboutShopId: string | null = null) =>
    writeOperatorLog(
      desk().deps.db,
      SHELL,
      { what, subjectKind: 'order', subjectId, aboutShopId, before: null, after: null },
      new Date(at),
    )
  await write('a', 'order.canceled', '2030-03-01T10:00:00Z', shopId)
  // Two that were written at the same time can have their numbers in the other order.
  await write('b', 'order.refunded', '2030-03-02T10:00:01Z')
  await write(orderId, 'order.canceled', '2030-03-02T10:00:00Z', shopId)
  await write('d', 'order.canceled', '2030-03-09T10:00:00Z')

  const found = async (query: string) => {
    const url = `/api/operator/log?${query}`
    const { body, text } = await desk().ask({ method: 'GET', url, cookie: admin.cookie })
    if (!body.items) throw new Error(text)
    return body.items.map(({ subjectId }: { subjectId: string }) => subjectId)
  }
  expect(await found('from=2030-01-01T00:00:00Z&to=2030-03-02T10:00:01Z')).toEqual([orderId, 'a'])
  expect(await found('from=2030-03-02T10:00:00Z&to=2030-03-10T00:00:00Z')).toEqual(['d', orderId, 'b'])
  expect(await found('what=order.canceled')).toEqual(['d', orderId, 'a'])
  expect(await found(`what=order.canceled&shop=${shopId}&from=2030-03-02T00:00:00Z`)).toEqual([orderId])
  expect(await found(`subject=${orderId}`)).toEqual([orderId])
  expect(await found('what=shop.suspended')).toEqual([])
})
