import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginDraft } from '../draft/draft.ts'
import { emptyForm, type ProductForm } from '../form/product-form.ts'
import { restoreOnto, toKept } from './kept-product.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const picture = (id: string) => ({ id }) as never
const form = (change: Partial<ProductForm>): ProductForm => ({ ...emptyForm, name: 'Cup', ...change })
const keptNow = (base: ProductForm, mine: ProductForm) => ({
  key: 'key',
  keptAt: Date.now(),
  content: toKept(beginDraft(base, 1, mine), new Map([['new', picture('new')]])),
})

test('keeps only changed fields and no unfinished uploads', () => {
  const mine = form({
    seoTitle: 'A cup',
    pictures: [
      { id: 'new', alt: '' },
      { id: 'upload-1', alt: '' },
    ],
  })
  expect(keptNow(form({}), mine).content).toEqual({
    version: 1,
    base: { seoTitle: '', pictures: [] },
    mine: { seoTitle: 'A cup', pictures: [{ id: 'new', alt: '' }] },
    shown: [{ id: 'new' }],
  })
})

test('restores a kept draft onto a later save and keeps newer typing', () => {
  const kept = keptNow(form({}), form({ name: 'My cup', seoTitle: 'Mine', slug: 'mine' }))
  const server = form({ name: 'Their cup', tags: ['new'] })
  const open = beginDraft(server, 2, { ...server, slug: 'typed-since' })
  const { draft } = restoreOnto(open, kept)
  expect(draft).toMatchObject({ version: 2, base: server })
  expect(draft.mine).toMatchObject({
    name: 'My cup',
    seoTitle: 'Mine',
    slug: 'typed-since',
    tags: ['new'],
  })
  expect(draft.questions).toEqual([{ path: ['name'], mine: 'My cup', theirs: 'Their cup' }])
})

test('restores pictures only while the server still has them', () => {
  const kept = keptNow(form({}), form({ pictures: [{ id: 'new', alt: '' }] }))
  const open = beginDraft(form({}), 1)
  expect(restoreOnto(open, kept).draft.mine.pictures).toHaveLength(1)
  vi.advanceTimersByTime(60 * 60_000)
  expect(restoreOnto(open, kept).draft.mine.pictures).toEqual([])
})
