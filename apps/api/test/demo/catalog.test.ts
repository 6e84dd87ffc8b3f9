import { describe, expect, test } from 'vitest'
import {
  awaitedPictures,
  categories,
  commissionRates,
  products,
  questions,
  reviews,
  type SeedCategory,
  type SeedReview,
  shops,
} from '../../../../demo/catalog/index.ts'
import { meanOf } from '../../../../demo/catalog/stars.ts'
import plan from '../../../../demo/pictures.json' with { type: 'json' }

const photographs = new Set(plan.products.flatMap(entry => entry.files))
const variants = products.flatMap(product => product.variants)

function pathsOf(category: SeedCategory, above: string[] = []): string[] {
  const path = [...above, category.slug]
  return [path.join('/'), ...(category.child ?? []).flatMap(child => pathsOf(child, path))]
}
const paths = categories.flatMap(category => pathsOf(category))

function flat(list: SeedCategory[]): SeedCategory[] {
  return list.flatMap(category => [category, ...flat(category.child ?? [])])
}

/** The slugs that occur more than once. */
function repeated(slugs: string[]): string[] {
  return slugs.filter((slug, at) => slugs.indexOf(slug) !== at)
}

/** The names of the products for which something is wrong. */
function offenders(isWrong: (product: (typeof products)[number]) => boolean): string[] {
  return products.filter(isWrong).map(product => product.name)
}

describe('size', () => {
  test('has 14 shops with at least 6 products each, 160 pictures and 400 reviews', () => {
    expect(shops).toHaveLength(14)
    const sold = Map.groupBy(products, product => product.shop)
    expect(shops.filter(({ slug }) => (sold.get(slug)?.length ?? 0) < 6)).toEqual([])
    expect(products.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThanOrEqual(160)
    expect(reviews.length).toBeGreaterThanOrEqual(400)
  })

  test('every shop names one maker or two, each with a line', () => {
    expect(shops.filter(({ makers }) => makers.length < 1 || makers.length > 2)).toEqual([])
    expect(shops.flatMap(({ makers }) => makers.filter(({ name, line }) => !name || !line))).toEqual([])
  })

  test('every shop of the plan sells something', () => {
    const planned = new Set(plan.products.map(entry => entry.shop))
    expect(new Set(products.map(product => product.shop))).toEqual(planned)
  })
})

describe('slugs and references', () => {
  test('slugs are unique and fit for a path', () => {
    for (const slugs of [shops.map(shop => shop.slug), products.map(product => product.slug)]) {
      expect(repeated(slugs)).toEqual([])
      expect(slugs.filter(slug => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    }
    expect(repeated(paths)).toEqual([])
    expect(paths.filter(path => !/^[a-z0-9/-]+$/.test(path))).toEqual([])
  })

  test('shops and categories of products exist', () => {
    const known = new Set(shops.map(shop => shop.slug))
    expect(offenders(product => !known.has(product.shop))).toEqual([])
    expect(offenders(product => !paths.includes(product.category))).toEqual([])
    expect(Object.keys(commissionRates).filter(path => !paths.includes(path))).toEqual([])
  })

  test('pictures of products, options, shops and categories are in the plan', () => {
    const shown = [
      ...products.flatMap(product => product.pictures),
      ...products.flatMap(product =>
        product.options.flatMap(option => option.values.flatMap(value => value.picture ?? [])),
      ),
      ...flat(categories).flatMap(category => category.picture ?? []),
    ]
    expect(shown.filter(file => !photographs.has(file))).toEqual([])
    expect(shops.map(shop => shop.banner)).toEqual(
      expect.arrayContaining(plan.banners.map(banner => banner.file)),
    )
    expect(shops.map(shop => shop.logo)).toEqual(expect.arrayContaining(plan.logos.map(logo => logo.file)))
  })

  test('has one recipe for each product that waits for its photograph', () => {
    const taken = new Set(plan.products.map(({ name }) => name))
    const toCome = plan.wanted.map(({ name }) => name).filter(name => !taken.has(name))
    expect(awaitedPictures.toSorted()).toEqual(toCome.sort())
  })

  test('mentions no photograph in a product’s texts', () => {
    expect(
      offenders(({ description, details }) =>
        /photograph|picture/i.test(JSON.stringify([description, details])),
      ),
    ).toEqual([])
  })

  test('shows only photographs of one form, its own first', () => {
    const formOf = new Map(plan.products.flatMap(entry => entry.files.map(file => [file, entry])))
    expect(
      offenders(product => {
        const forms = new Set(product.pictures.map(file => formOf.get(file)))
        return forms.size > 1 || [...forms].some(form => form?.shop !== product.shop)
      }),
    ).toEqual([])
    expect(
      offenders(product => {
        const leading = product.options[0]?.values[0]?.picture
        return leading !== undefined && leading !== product.pictures[0]
      }),
    ).toEqual([])
  })
})

describe('categories', () => {
  test('the tree is three levels deep and no shelf in it is empty', () => {
    expect(new Set(paths.map(path => path.split('/').length))).toEqual(new Set([1, 2, 3]))
    const filled = (path: string) =>
      products.some(({ category }) => category === path || category.startsWith(`${path}/`))
    expect(paths.filter(path => !filled(path))).toEqual([])
  })

  test('seven roots are suggested for the navigation, each with four to twelve children', () => {
    const suggested = categories.filter(category => category.isShowSuggest)
    expect(suggested.map(category => category.name)).toEqual([
      'Kitchen & Table',
      'Lighting',
      'Furniture',
      'Textiles',
      'Paper & Books',
      'Plants',
      'Audio',
    ])
    for (const { child = [] } of suggested) {
      expect(child.length).toBeGreaterThanOrEqual(4)
      expect(child.length).toBeLessThanOrEqual(12)
    }
  })
})

describe('prices, variants and stock', () => {
  test('prices are whole minor units between 4 and 900 dollars', () => {
    for (const { price } of variants) {
      expect(Number.isInteger(price)).toBe(true)
      expect(price).toBeGreaterThanOrEqual(400)
      expect(price).toBeLessThanOrEqual(90_000)
    }
  })

  test('reduces about a quarter of the products by 10% to 35%', () => {
    for (const { price, salePrice } of variants) {
      if (salePrice === undefined) continue
      expect(Number.isInteger(salePrice)).toBe(true)
      const percent = Math.round(((price - salePrice) / price) * 100)
      expect(percent).toBeGreaterThanOrEqual(10)
      expect(percent).toBeLessThanOrEqual(35)
    }
    const onSale = products.filter(product => product.variants.some(variant => variant.salePrice))
    expect(onSale.length / products.length).toBeGreaterThan(0.2)
    expect(onSale.length / products.length).toBeLessThan(0.3)
  })

  test('has every combination of options once', () => {
    for (const { name, options, variants: listed } of products) {
      const combinations = options.reduce<string[]>(
        (list, option) => list.flatMap(start => option.values.map(value => `${start}/${value.name}`)),
        [''],
      )
      const keys = listed.map(variant => variant.values.map(value => `/${value}`).join(''))
      expect([...keys].sort(), name).toEqual([...combinations].sort())
      for (const option of options) expect(option.values.length, name).toBeGreaterThan(1)
      expect(repeated(options.map(option => option.name)), name).toEqual([])
    }
  })

  test('opens a page with the variant that the name describes', () => {
    const told = (name: string, value: string) => name.split(', ').includes(value)
    expect(
      offenders(({ name, options, variants }) => {
        const opened = variants.find(({ stock }) => stock !== 0) ?? variants[0]
        return options.some(
          ({ values }, at) =>
            values.some(value => told(name, value.name)) && !told(name, opened?.values[at] ?? ''),
        )
      }),
    ).toEqual([])
  })

  test('has sold-out, low and ample stock', () => {
    expect(variants.filter(({ stock }) => !Number.isInteger(stock) || stock < 0)).toEqual([])
    const soldOut = products.filter(product => product.variants.every(variant => variant.stock === 0))
    const nearly = products.filter(product =>
      product.variants.every(variant => variant.stock > 0 && variant.stock < 4),
    )
    expect(soldOut.length).toBeGreaterThanOrEqual(3)
    expect(nearly.length).toBeGreaterThanOrEqual(5)
  })
})

describe('descriptions', () => {
  test('are small HTML of paragraphs and lists', () => {
    expect(
      offenders(({ description }) => {
        const tags = [...description.matchAll(/<\/?([^>]*)>/g)].map(match => match[1]!)
        return !description.startsWith('<p>') || tags.some(tag => !['p', 'ul', 'li'].includes(tag))
      }),
    ).toEqual([])
    expect(repeated(products.map(product => product.description))).toEqual([])
  })

  test('details have a label once and a value always', () => {
    expect(offenders(({ details }) => details.some(([label, value]) => !label || !value))).toEqual([])
    expect(offenders(({ details }) => repeated(details.map(([label]) => label)).length > 0)).toEqual([])
  })
})

describe('reviews', () => {
  const byProduct = new Map<string, SeedReview[]>(products.map(product => [product.slug, []]))
  for (const review of reviews) byProduct.get(review.product)?.push(review)

  test('match the mean and count of their products', () => {
    expect(reviews.filter(review => !products.some(product => product.slug === review.product))).toEqual([])
    expect(
      offenders(product => {
        const stars = (byProduct.get(product.slug) ?? []).map(review => review.rating)
        return product.reviewCount !== stars.length || product.rating !== meanOf(stars)
      }),
    ).toEqual([])
  })

  test('are written after the product was listed, each with its own text', () => {
    const listed = new Map(products.map(product => [product.slug, product.createdDaysAgo]))
    expect(reviews.filter(review => review.daysAgo > listed.get(review.product)!)).toEqual([])
    expect(reviews.filter(review => !review.author || review.text.length < 5)).toEqual([])
    expect(reviews.filter(({ rating }) => ![1, 2, 3, 4, 5].includes(rating))).toEqual([])
    for (const [product, written] of byProduct)
      expect(repeated(written.map(review => review.text)), product).toEqual([])
  })
})

test('has questions about existing products, asked after they were listed, nearly all answered', () => {
  const listed = new Map(products.map(product => [product.slug, product.createdDaysAgo]))
  expect(questions.length).toBeGreaterThanOrEqual(40)
  expect(new Set(questions.map(({ product }) => product)).size).toBeGreaterThanOrEqual(20)
  expect(questions.filter(({ product, daysAgo }) => daysAgo > (listed.get(product) ?? 0))).toEqual([])
  expect(repeated(questions.map(({ text }) => text))).toEqual([])
  expect(
    questions.filter(({ text, answer }) => text.length > 1_000 || (answer?.text.length ?? 0) > 2_000),
  ).toEqual([])
  // What waits is in the shop that the demo seller answers for.
  const waiting = questions.filter(({ answer }) => !answer)
  const shopOf = new Map(products.map(({ slug, shop }) => [slug, shop]))
  expect(waiting.map(({ product }) => shopOf.get(product))).toEqual(['kiln-and-cove', 'kiln-and-cove'])
})

describe('hard cases that every page has to carry', () => {
  test('has a very long name, no picture, no rating, 24 variants and one plain variant', () => {
    expect(products.some(product => product.name.length >= 115)).toBe(true)
    expect(products.some(product => product.pictures.length === 0)).toBe(true)
    expect(products.some(product => product.rating === null && product.reviewCount === 0)).toBe(true)
    expect(products.some(product => product.variants.length === 24)).toBe(true)
    expect(products.some(product => product.options.length === 3)).toBe(true)
    expect(products.some(product => product.options.length === 0)).toBe(true)
  })

  test('has a shop with an ampersand and an apostrophe in its name', () => {
    expect(shops.some(shop => shop.name.includes('&') && shop.name.includes('’'))).toBe(true)
  })
})
