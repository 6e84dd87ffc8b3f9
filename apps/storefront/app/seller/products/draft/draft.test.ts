import { describe, expect, test } from 'vitest'
import { dirtyPaths } from './dirty-paths.ts'
import { afterSave, answer, beginDraft, changesOf, edit, isDirty, moveOnto } from './draft.ts'
import { at, type Item, type Value } from './tree.ts'

const base = {
  name: 'Cove mug',
  tags: ['mug'],
  seo: { title: 'Mug', text: '' },
  variants: [
    { id: 'a', price: 2400, stock: 5 },
    { id: 'b', price: 2600, stock: 8 },
  ],
}
const [a, b] = base.variants as readonly Item[] as readonly [Item, Item]
const c = { id: 'c', price: 3000, stock: 1 }

describe('unsaved changes', () => {
  test.each<[string, Partial<Record<string, Value>>, string[]]>([
    ['no change', {}, []],
    ['a changed field', { name: 'Cup' }, ['name']],
    ['a field changed back', { name: 'Cove mug' }, []],
    ['a nested field', { seo: { title: 'Cup', text: '' } }, ['seo.title']],
    ['a list of strings counts as one field', { tags: ['mug', 'blue'] }, ['tags']],
    ['an item of a list, by its id', { variants: [a, { ...b, price: 1 }] }, ['variants.b.price']],
    ['an added and a removed item', { variants: [a, c] }, ['variants.b', 'variants.c']],
    ['a changed order', { variants: [b, a] }, ['variants']],
  ])('%s', (_, changes, paths) => {
    const draft = edit(beginDraft<Item>(base, 1), changes as Item)
    expect(changesOf(draft).map(path => path.join('.'))).toEqual(paths)
    expect(isDirty(draft)).toBe(paths.length > 0)
  })
})

describe('[SEL-04] another user saved first', () => {
  type Case = [string, Item, Item, { mine: Item; taken: string[]; asked: string[] }]
  test.each<Case>([
    [
      'keeps both changes of different fields',
      { name: 'Cup' },
      { tags: ['blue'] },
      { mine: { name: 'Cup', tags: ['blue'] }, taken: ['tags'], asked: [] },
    ],
    [
      'asks nothing about equal changes',
      { name: 'Cup' },
      { name: 'Cup' },
      { mine: { name: 'Cup' }, taken: [], asked: [] },
    ],
    [
      'asks about a field that both changed, and keeps mine until I answer',
      { name: 'Cup' },
      { name: 'Beaker' },
      { mine: { name: 'Cup' }, taken: [], asked: ['name'] },
    ],
    [
      'merges two fields of one variant',
      { variants: [{ ...a, price: 1 }, b] },
      { variants: [{ ...a, stock: 4 }, b] },
      { mine: { variants: [{ ...a, price: 1, stock: 4 }, b] }, taken: ['variants.a.stock'], asked: [] },
    ],
    [
      'removes a variant that I removed and they kept',
      { variants: [a] },
      { variants: [{ ...a, stock: 4 }, b] },
      { mine: { variants: [{ ...a, stock: 4 }] }, taken: ['variants.a.stock'], asked: [] },
    ],
    [
      'asks about a variant that I removed and they changed',
      { variants: [a] },
      { variants: [a, { ...b, stock: 9 }] },
      { mine: { variants: [a] }, taken: [], asked: ['variants.b'] },
    ],
    [
      'asks about a variant that they removed and I changed',
      { variants: [a, { ...b, stock: 9 }] },
      { variants: [a] },
      { mine: { variants: [a, { ...b, stock: 9 }] }, taken: [], asked: ['variants.b'] },
    ],
    [
      'adds their variant to my order',
      { variants: [b, a] },
      { variants: [a, c, b] },
      { mine: { variants: [b, a, c] }, taken: ['variants.c'], asked: [] },
    ],
    [
      'takes their order',
      { variants: [{ ...a, price: 1 }, b] },
      { variants: [b, a] },
      { mine: { variants: [b, { ...a, price: 1 }] }, taken: ['variants'], asked: [] },
    ],
  ])('%s', (_, mine, theirs, expected) => {
    const before = edit(beginDraft<Item>(base, 1), mine)
    const { draft, taken } = moveOnto(before, { ...base, ...theirs }, 2)
    expect(draft.mine).toEqual({ ...base, ...expected.mine })
    expect(draft.version).toBe(2)
    expect(taken.map(path => path.join('.'))).toEqual(expected.taken)
    expect(draft.questions.map(({ path }) => path.join('.'))).toEqual(expected.asked)
  })

  test('takes their version, even if they removed the item', () => {
    const mine = edit(beginDraft<Item>(base, 1), { name: 'Cup', variants: [a, { ...b, stock: 9 }] })
    let { draft } = moveOnto(mine, { ...base, name: 'Beaker', variants: [a] }, 2)
    for (const question of draft.questions) draft = answer(draft, question, 'theirs')
    expect(draft.mine).toEqual({ ...base, name: 'Beaker', variants: [a] })
    expect(isDirty(draft)).toBe(false)
  })

  test('keeps changes that were typed during a save unsaved', () => {
    const sent = edit(beginDraft<Item>(base, 1), { name: 'Cup' })
    const typed = edit(sent, { tags: ['blue'] })
    const draft = afterSave(typed, sent.mine, { ...base, name: 'Cup', slug: 'cup' }, 2)
    expect(draft.mine).toEqual({ ...base, name: 'Cup', slug: 'cup', tags: ['blue'] })
    expect(changesOf(draft)).toEqual([['tags']])
  })
})

/** Returns a generator of pseudorandom numbers that repeats for each seed. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

function someDocument(roll: (sides: number) => number): Item {
  const ids = ['a', 'b', 'c', 'd'].filter(() => roll(4) > 0)
  if (roll(3) === 0) ids.reverse()
  return {
    name: `name ${String(roll(3))}`,
    tags: ['x', 'y'].filter(() => roll(2) > 0),
    seo: { title: `title ${String(roll(3))}` },
    variants: ids.map(id => ({ id, price: roll(3), stock: roll(2) })),
  }
}

test('[SEL-04] keeps changes by one user and asks about changes by both, for random versions', () => {
  const roll = dice(7)
  for (let round = 0; round < 500; round++) {
    const [ground, mine, theirs] = [someDocument(roll), someDocument(roll), someDocument(roll)]
    const { draft } = moveOnto(beginDraft(ground, 1, mine), theirs, 2)
    const key = (path: readonly string[]) => path.join('.')
    const asked = draft.questions.map(({ path }) => key(path))
    // Only one of us changed anything.
    expect(moveOnto(beginDraft(ground, 1, mine), ground, 2).draft.mine).toEqual(mine)
    expect(moveOnto(beginDraft(ground, 1), theirs, 2).draft.mine).toEqual(theirs)
    // The draft contains each change of both, or asks about it.
    const isHandled = (path: readonly string[], wanted: Value) =>
      asked.some(question => key(path).startsWith(question) || question.startsWith(key(path))) ||
      JSON.stringify(at(draft.mine, path)) === JSON.stringify(wanted)
    const leaves = (from: Item, to: Item) => dirtyPaths(from, to).filter(path => key(path) !== 'variants')
    for (const path of leaves(ground, mine))
      expect([key(path), isHandled(path, at(mine, path))]).toEqual([key(path), true])
    const both = new Set(leaves(ground, mine).map(key))
    for (const path of leaves(ground, theirs))
      if (!both.has(key(path)))
        expect([key(path), isHandled(path, at(theirs, path))]).toEqual([key(path), true])
    // Answering with theirs replaces my value completely.
    const settled = draft.questions.reduce((next, question) => answer(next, question, 'theirs'), draft)
    for (const { path, theirs: value } of draft.questions) expect(at(settled.mine, path)).toEqual(value)
  }
})

test('[SEL-04] reuses the unchanged objects after a save, so that their rows don’t re-render', () => {
  const sent = edit(beginDraft<Item>(base, 1), { variants: [a, { ...b, price: 1 }] })
  const after = afterSave(sent, sent.mine, structuredClone({ ...sent.mine, name: 'Cup' }), 2)
  expect(after.base).toEqual({ ...sent.mine, name: 'Cup' })
  expect(after.mine).toBe(after.base)
  expect(at(after.mine, ['variants'])).toBe(at(sent.mine, ['variants']))
  expect(at(after.mine, ['seo'])).toBe(base.seo)

  const { draft: moved } = moveOnto(sent, structuredClone({ ...base, name: 'Cup' }), 2)
  expect(at(moved.base, ['variants', 'a'])).toBe(a)
})
