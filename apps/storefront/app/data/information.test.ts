import { expect, test } from 'vitest'
import { informationPage } from './information.server.ts'
import { INFORMATION_PAGES } from './information-pages.ts'

test.each(INFORMATION_PAGES)('$path has a text, a title, a description and a date', ({ path }) => {
  const page = informationPage(path)
  expect(page?.title).toBeTruthy()
  expect(page?.description.length).toBeGreaterThan(20)
  expect(page?.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(page?.html.length).toBeGreaterThan(500)
})

test('every heading of the contents can be jumped to', () => {
  const help = informationPage('help')
  expect(help?.headings.length).toBeGreaterThan(5)
  for (const { id } of help?.headings ?? []) expect(help?.html).toContain(`id="${id}"`)
  expect(new Set(help?.headings.map(({ id }) => id)).size).toBe(help?.headings.length)
})

test('help is questions and answers in plain words', () => {
  const questions = informationPage('help')?.questions ?? []
  expect(questions.length).toBeGreaterThan(10)
  for (const { question, answer } of questions) {
    expect(question).toMatch(/\?$/)
    expect(answer).not.toMatch(/[[\]#*]/)
  }
})

test('an unknown page is null', () => {
  expect(informationPage('../../package')).toBeNull()
})
