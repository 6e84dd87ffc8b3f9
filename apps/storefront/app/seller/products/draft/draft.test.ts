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

describe('what is unsaved', () => {
  test.each<[string, Partial<Record<string, Value>>, string[]]>([
    ['nothing', {}, []],
    ['a field', { name: 'Cup' }, ['name']],
    ['typed and typed back', { name: 'Cove mug' }, []],
    ['a field within', { seo: { title: 'Cup', text: '' } }, ['seo.title']],
    ['a list of words is one', { tags: ['mug', 'blue'] }, ['tags']],
    ['a thing of a list, by its id', { variants: [a, { ...b, price: 1 }] }, ['variants.b.price']],
    ['one more and one less', { variants: [a, c] }, ['variants.b', 'variants.c']],
    ['an order', { variants: [b, a] }, ['variants']],
  ])('%s', (_, changes, paths) => {
    const draft = edit(beginDraft<Item>(base, 1), changes as Item)
    expect(changesOf(draft).map(path => path.join('.'))).toEqual(paths)
    expect(isDirty(draft)).toBe(paths.length > 0)
  })
})

describe('[SEL-04] another saved meanwhile', () => {
  type Case = [string, Item, Item, { mine: Item; taken: string[]; asked: string[] }]
  test.each<Case>([
    [
      'other fields: both stand',
      { name: 'Cup' },
      { tags: ['blue'] },
      { mine: { name: 'Cup', tags: ['blue'] }, taken: ['tags'], asked: [] },
    ],
    [
      'the same change is none',
      { name: 'Cup' },
      { name: 'Cup' },
      { mine: { name: 'Cup' }, taken: [], asked: [] },
    ],
    [
      'the same field: mine stands until I answer',
      { name: 'Cup' },
      { name: 'Beaker' },
      { mine: { name: 'Cup' }, taken: [], asked: ['name'] },
    ],
    [
      'two fields of one variant',
      { variants: [{ ...a, price: 1 }, b] },
      { variants: [{ ...a, stock: 4 }, b] },
      { mine: { variants: [{ ...a, price: 1, stock: 4 }, b] }, taken: ['variants.a.stock'], asked: [] },
    ],
    [
      'I take one away that they left',
      { variants: [a] },
      { variants: [{ ...a, stock: 4 }, b] },
      { mine: { variants: [{ ...a, stock: 4 }] }, taken: ['variants.a.stock'], asked: [] },
    ],
    [
      'I take one away that they changed',
      { variants: [a] },
      { variants: [a, { ...b, stock: 9 }] },
      { mine: { variants: [a] }, taken: [], asked: ['variants.b'] },
    ],
    [
      'they took one away that I changed',
      { variants: [a, { ...b, stock: 9 }] },
      { variants: [a] },
      { mine: { variants: [a, { ...b, stock: 9 }] }, taken: [], asked: ['variants.b'] },
    ],
    [
      'they added one, I changed the order',
      { variants: [b, a] },
      { variants: [a, c, b] },
      { mine: { variants: [b, a, c] }, taken: ['variants.c'], asked: [] },
    ],
    [
      'they changed the order',
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

  test('an answer takes theirs, also where it is gone', () => {
    const mine = edit(beginDraft<Item>(base, 1), { name: 'Cup', variants: [a, { ...b, stock: 9 }] })
    let { draft } = moveOnto(mine, { ...base, name: 'Beaker', variants: [a] }, 2)
    for (const question of draft.questions) draft = answer(draft, question, 'theirs')
    expect(draft.mine).toEqual({ ...base, name: 'Beaker', variants: [a] })
    expect(isDirty(draft)).toBe(false)
  })

  test('what is typed while a save runs stays unsaved', () => {
    const sent = edit(beginDraft<Item>(base, 1), { name: 'Cup' })
    const typed = edit(sent, { tags: ['blue'] })
    const draft = afterSave(typed, sent.mine, { ...base, name: 'Cup', slug: 'cup' }, 2)
    expect(draft.mine).toEqual({ ...base, name: 'Cup', slug: 'cup', tags: ['blue'] })
    expect(changesOf(draft)).toEqual([['tags']])
  })
})

/** The same numbers at every run. */
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

test('[SEL-04] of any three versions: what one alone changed stands, what both changed is asked', () => {
  const roll = dice(7)
  for (let round = 0; round < 500; round++) {
    const [ground, mine, theirs] = [someDocument(roll), someDocument(roll), someDocument(roll)]
    const { draft } = moveOnto(beginDraft(ground, 1, mine), theirs, 2)
    const key = (path: readonly string[]) => path.join('.')
    const asked = draft.questions.map(({ path }) => key(path))
    // Nobody else saved, or I changed nothing.
    expect(moveOnto(beginDraft(ground, 1, mine), ground, 2).draft.mine).toEqual(mine)
    expect(moveOnto(beginDraft(ground, 1), theirs, 2).draft.mine).toEqual(theirs)
    // Each of their changes is there or asked about; so is each of mine.
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
    // Answered with theirs, nothing of a question is left of mine.
    const settled = draft.questions.reduce((next, question) => answer(next, question, 'theirs'), draft)
    for (const { path, theirs: value } of draft.questions) expect(at(settled.mine, path)).toEqual(value)
  }
})

test('[SEL-04] a save leaves what it did not change the same things, so that no row of them is drawn anew', () => {
  const sent = edit(beginDraft<Item>(base, 1), { variants: [a, { ...b, price: 1 }] })
  const after = afterSave(sent, sent.mine, structuredClone({ ...sent.mine, name: 'Cup' }), 2)
  expect(after.base).toEqual({ ...sent.mine, name: 'Cup' })
  expect(after.mine).toBe(after.base)
  expect(at(after.mine, ['variants'])).toBe(at(sent.mine, ['variants']))
  expect(at(after.mine, ['seo'])).toBe(base.seo)

  const { draft: moved } = moveOnto(sent, structuredClone({ ...base, name: 'Cup' }), 2)
  expect(at(moved.base, ['variants', 'a'])).toBe(a)
})
