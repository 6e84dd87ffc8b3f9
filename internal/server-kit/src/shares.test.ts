import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addressPrefix } from './address-prefix.js'
import { createBodyRoom, createTurns, NoRoom, SenderLeft } from './shares.js'

describe('a bound of work', () => {
  test('leaves places for others when one visitor has its share, in the queue too', async () => {
    const turns = createTurns({ places: 8, waiting: 8 })
    const begun: string[] = []
    const take = (key: string) =>
      turns.take(key).then(end => {
        begun.push(key)
        return end
      })
    const taken = Array.from({ length: 4 }, () => take('a'))
    await assert.rejects(take('a'), NoRoom)
    const other = await take('b')
    assert.deepEqual(begun, ['a', 'a', 'b'])
    other()
    for (const one of taken) (await one)()
    assert.equal(begun.length, 5)
  })

  test('serves those who wait in turn, not in the order of arrival', async () => {
    const turns = createTurns({ places: 1, waiting: 20 })
    const end = await turns.take('z')
    const done: string[] = []
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(name =>
      turns.run(name[0]!, () => void done.push(name)),
    )
    end()
    await Promise.all(all)
    assert.deepEqual(done, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('drops work whose sender has left, and frees its place in the queue', async () => {
    const turns = createTurns({ places: 1, waiting: 4 })
    const end = await turns.take('a')
    const leaving = new AbortController()
    const dropped = turns.run('a', () => assert.fail('nobody waits for it'), leaving.signal)
    leaving.abort()
    await assert.rejects(dropped, SenderLeft)
    const next = turns.run('a', () => 'done')
    end()
    assert.equal(await next, 'done')
    await assert.rejects(turns.take('a', leaving.signal), SenderLeft)
    ;(await turns.take('b'))()
  })

  test('frees the place of work that fails, once', async () => {
    const turns = createTurns({ places: 1, waiting: 1 })
    await assert.rejects(
      turns.run('a', () => Promise.reject(new RangeError())),
      RangeError,
    )
    const end = await turns.take('a')
    end()
    end()
    const [first, second] = [await turns.take('a'), turns.take('b')]
    first()
    ;(await second)()
  })
})

describe('a bound of bytes', () => {
  test('leaves room for others when one visitor has its share', () => {
    const room = createBodyRoom({ all: 1_600, small: 10 })
    const own = Array.from({ length: 5 }, () => room.begin('a'))
    assert.deepEqual(
      own.map(body => body.add(100)),
      [true, true, true, true, false],
    )
    assert.equal(room.begin('b').add(400), true)
    own[0]!.end()
    assert.equal(own[4]!.add(100), true)
  })

  test('keeps room for small bodies when large ones have taken the rest', () => {
    const room = createBodyRoom({ all: 1_600, small: 10 })
    for (const key of ['a', 'b', 'c', 'd']) assert.equal(room.begin(key).add(375), true)
    assert.equal(room.begin('e').add(11), false)
    const small = room.begin('e')
    assert.equal(small.add(8), true)
    // It grows beyond what is small, and finds no room for all of it.
    assert.equal(small.add(8), false)
    small.end()
    assert.equal(room.begin('e').add(10), true)
  })
})

for (const [address, prefix] of [
  ['198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:7:1::5', '2001:db8:7::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['nonsense', 'nonsense'],
] as const)
  test(`counts visitors from ${address} by ${prefix}`, () => {
    assert.equal(addressPrefix(address), prefix)
  })
