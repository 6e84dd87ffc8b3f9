import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.each([
  ['Crème brûlée & Co.', 'creme-brulee-and-co'],
  ['Crème & Søn', 'creme-and-son'],
  ['The maker’s cup', 'the-makers-cup'],
  ['żółty-dzbanek', 'zolty-dzbanek'],
  ['Đĩa gốm', 'dia-gom'],
  ['smørbrød', 'smorbrod'],
  ['ısıtıcı', 'isitici'],
  ['Æbleskål', 'aebleskal'],
  ['Œuf', 'oeuf'],
  ['Gießkanne', 'giesskanne'],
  ['зелёная-чаша', 'zelenaya-chasha'],
  ['赤いカップ', 'chiikatpu'],
  ['كرسي', 'krsy'],
  ['dry™', 'drytm'],
  ['❄️-box', 'snowflake-box'],
  ['ʻahu', 'ahu'],
  ['—', ''],
])('turns %s into %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
