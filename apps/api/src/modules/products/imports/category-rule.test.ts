import { expect, test } from 'vitest'
import { createCategoryRule } from './category-rule.ts'

const tree = [
  ['kitchen', null, 'Kitchen & Table'],
  ['mugs', 'kitchen', 'Mugs & cups'],
  ['pots-pans', 'kitchen', 'Pots & pans'],
  ['plants', null, 'Plants'],
  ['pots', 'plants', 'Pots & planters'],
  ['indoor', 'plants', 'Indoor & outdoor plants'],
  ['furniture', null, 'Furniture'],
  ['chairs', 'furniture', 'Chairs'],
  ['chair-sets', 'furniture', 'Sets'],
  ['toy-sets', 'toys', 'Sets'],
  ['toys', null, 'Toys'],
  ['brulee', 'kitchen', 'Crème brûlée dishes'],
] as const
const rule = createCategoryRule(
  tree.map(([id, parentId, name]) => ({ id, parentId, name, externalId: id === 'mugs' ? '2169' : null })),
)

test.each([
  ['the type by its name', '', 'Chairs', '', 'chairs'],
  ['one of them', '', 'chair', '', 'chairs'],
  ['whatever the accents', '', 'CREME BRULEE DISH', '', 'brulee'],
  ['the last part of a type with a path', '', 'Home > Furniture > Chairs', '', 'chairs'],
  ['a tag when the type says nothing', '', 'Indoor', 'Chair', 'chairs'],
  ['a half of a double name needs an ancestor beside it', '', '', 'Pot, Plants', 'pots'],
  ['and has none alone', '', '', 'Pot', null],
  ['a sofa for indoors is no plant', '', 'Indoor', 'Sofa', null],
  ['a name in two places needs an ancestor', '', 'Sets', '', null],
  ['and finds it', '', 'Sets', 'toys', 'toy-sets'],
  ['tags lead further down from the type', '', 'Plants', 'Pot', 'pots'],
  ['and never elsewhere', '', 'Plants', 'Chair', 'plants'],
  ['two tags of different branches say nothing', '', '', 'Chairs, Plants', null],
  ['a stated number wins', '2169', 'Chairs', '', 'mugs'],
  ['a stated path counts as far as we have it', 'Furniture > Chairs > Gaming Chairs', 'Plants', '', 'chairs'],
  ['a stated path of another tree counts by its last names', 'Home > Decor > Chairs', '', 'Plants', 'chairs'],
  ['also against a tag', 'Hobbies > Toys > Sets', '', 'Chairs', 'toy-sets'],
  ['a name of it in two places needs one of the earlier names', 'Hobbies > Sets', '', 'Chairs', 'chairs'],
  ['men and women are nowhere', '', '', 'women', null],
  ['nothing says nothing', '', '', '', null],
])('%s', (_, productCategory, type, tags, expected) => {
  expect(rule({ productCategory, type, tags: tags.split(', ').filter(Boolean) })).toBe(expected)
})
