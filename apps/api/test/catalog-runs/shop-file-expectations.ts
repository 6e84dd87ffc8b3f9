import { expect } from 'vitest'

export interface Expected {
  /** Parts of the products, by their names. Every product of the file. */
  products: Readonly<Record<string, object>>
  /** Beginnings and parts of all remarks, in the order of the file: notes, reasons to leave out and to reject. */
  remarks?: readonly RegExp[]
  /** Numbers of products that are rejected, that a decimal mark would make clear, and that are left out. */
  refused?: number
  ambiguous?: number
  omitted?: number
  encoding?: string
  /** Names of products that become clear by a comma as the decimal mark. */
  withComma?: Readonly<Record<string, object>>
}

const sold = (variant: object) => ({ status: 'active', variants: [expect.objectContaining(variant)] })
const body = (...parts: string[]) => ({
  descriptionHtml: expect.stringMatching(new RegExp(parts.join('.*'), 's')),
})
const at = (slug: string | RegExp) => ({ slug: expect.stringMatching(slug) })
const pictures = (count: number) => Array.from({ length: count }, () => expect.anything())

const NAMES = `Black/White Striped Blanket|Kettle 1.5 L Enamel|Adapter USB-2 Cable|Phone-12 Sleeve|İpek Şal Kırmızı|मिट्टी का दीया|ผ้าไหมไทย|蓝色陶瓷马克杯|Candle snuffer|Canvas apron|Sofa throw Somnus|Doormat Dolomite|Set of 2x4 clamps|M&M jar|O’Neill’s stool|Rock’n’Roll poster|Lamp 24V/12W|AC/DC converter|Café-au-lait bowl|كرسي خشب|שולחן עץ|Smörgåsbord tray|Đèn lồng đỏ|Œuvre d’art|№5 vase|½ inch peg|café éclair plate|e.g. hook|shop.example sticker|#10 envelope|C++ mug|T-1000 figure|The Who record|IT crowd pin|v2.0 clamp|50% wool scarf|3.5mm jack plug|Ⅷ clock|ＡＢＣ blocks|ﬁg tree`

/** Results of the files of real shops, as the README next to them states them. */
export const EXPECTED: Readonly<Record<string, Expected>> = {
  '01-grams.csv': {
    products: {
      'Pound mug': sold({ weightGrams: 227, price: 18 }),
      'Ounce spoon': sold({ weightGrams: 57 }),
      'Half-gram bead': sold({ weightGrams: 1 }),
      'Whole grams': sold({ weightGrams: 250 }),
    },
    remarks: [/^line 4, Variant Grams: 0.6 grams were rounded to 1/],
  },
  '02-barcode.csv': {
    products: {
      'Gtin bowl': sold({ barcode: '0850001234567' }),
      'Gtin plain': sold({ barcode: '4006381333931' }),
      'Gtin scientific': sold({ barcode: null }),
    },
    remarks: [/^line 4, Variant Barcode: a spreadsheet has shortened the barcode/],
  },
  '03-long-texts.csv': {
    products: {
      'Long seo': { seoDescription: expect.stringMatching(/^A garden pot.{480,488}$/) },
      'Long alt': { pictures: [expect.objectContaining({ alt: 'x'.repeat(500) })] },
      ['T'.repeat(255)]: {},
      'Long tags': { tags: expect.objectContaining({ length: 240 }) },
    },
    remarks: [/^line 2, SEO Description: .*first 500/, /^line 3, Image Alt Text: .*512.*first 500/],
  },
  '04-thousands-semicolon.csv': {
    products: {
      'Eu desk': sold({ price: 1_299 }),
      'Eu chair': sold({ price: 89.9 }),
      'Eu space': sold({ price: 1_299 }),
      'Eu euro': sold({ price: 89.9 }),
    },
    remarks: [
      /^line 2, Variant Price: “1.200” is either \$1,200.00 or \$1.20/,
      /^line 2, Variant Inventory Qty: “1.000” is either 1000 or 1.000/,
      /^line 6, Variant Price: “89,90 €” was taken as \$89.90, without conversion/,
      /^line 7, Variant Price: “1,200” is either \$1,200.00 or \$1.20/,
    ],
    refused: 2,
    ambiguous: 2,
    withComma: {
      'Eu table': sold({ price: 1_200, stock: 1_000 }),
      'Eu three': sold({ price: 1.2, stock: null }),
    },
  },
  '04-thousands-tab.tsv': {
    products: { 'Us desk': sold({ price: 1_299 }), 'Us chair': sold({ price: 89.9 }) },
    remarks: [
      /^line 2, Variant Price: “1,200” is either \$1,200.00 or \$1.20/,
      /^line 3, Variant Inventory Qty: “1,500” is either 1500 or 1.500/,
    ],
    refused: 2,
    ambiguous: 2,
  },
  '05-description.csv': {
    products: {
      'D div': body('cotton</p>', 'Machine wash'),
      'D table': body('Size \\| Chest</p>', 'S \\| 90 cm</p>', 'M \\| 96 cm'),
      'D sup': body('10<sup>2</sup> m, H<sub>2</sub>O proof', '<s>Made in 3 days</s> Made in 5 days'),
      'D less': body('Fits &lt;a4 paper and smaller. Ships in 2 days.'),
      'D span': body('hang</p>', 'With screws'),
      'D dl': body('Material: Oak</p>', 'Width: 40 cm'),
      'D hr': body('One</p>', 'Two</p>', 'Three</p>', 'Four'),
    },
  },
  '06-tracked-no-quantity.csv': {
    products: { 'Tracked elsewhere': sold({ stock: 0 }) },
    remarks: [/^line 2, Variant Inventory Tracker: .*no quantity: new variants start with 0/],
  },
  '07-gift-card.csv': {
    products: {},
    remarks: [/^line 2, Gift Card: a gift card isn’t shipped, so it was left out/],
    omitted: 1,
  },
  '08-cp1250.csv': { products: { 'Żółta kołdra łąka': {} }, encoding: 'windows-1250' },
  '08-cp1251.csv': { products: { 'Синяя кружка': {} }, encoding: 'windows-1251' },
  '08-sjis.csv': { products: { 青いマグカップ: {} }, encoding: 'shift_jis' },
  '09-sep.csv': { products: { 'Sep mug': sold({ price: 12.5 }) } },
  '11-excel-words.csv': {
    products: Object.fromEntries(
      ['de', 'fr', 'es', 'pl'].map(land => [`Word ${land}`, { status: 'active' }]),
    ),
  },
  '13-title-only.csv': {
    products: {
      'Blue mug': { ...sold({ price: 18 }), ...at(/^blue-mug/) },
      'Red mug': { ...sold({ price: 18 }), ...at(/^red-mug/) },
    },
  },
  '14-etsy.csv': {
    products: {
      'Grey bud vase': {
        ...sold({ price: 46, stock: 1 }),
        tags: ['bud vase', 'grey vase'],
        pictures: pictures(2),
      },
      'Oak shelf': {
        ...body('“?oiled|"oiled"'),
        ...at(/^oak-shelf(?!.*sh-40)/),
        options: [{ name: 'Length', values: [{ value: '40 cm' }, { value: '60 cm' }] }],
        variants: [
          { sku: 'SH-40', price: 85.5, stock: 0 },
          { sku: 'SH-60', price: 85.5, stock: 0 },
        ],
      },
    },
    remarks: [
      /^line 2, PRICE: “46 EUR” was taken as \$46.00, without conversion/,
      /^line 5, QUANTITY: the file has one quantity \(9\) for 2 variants/,
      /^line 5, PRICE: the file has one price for 2 variants/,
      /^line 5, PRICE: “85.5 EUR” was taken as \$85.50, without conversion/,
      /^line 5, Variant Inventory Qty: .*new variants start with 0/,
    ],
  },
  '14-woo.csv': {
    products: {
      'Line tee': {
        ...at(/^line-tee$/),
        options: [{ name: 'Size', values: [{ value: 'S' }, { value: 'M' }] }],
        variants: [
          { sku: 'tee-s', price: 20, salePrice: null, stock: 4, weightGrams: 200 },
          { sku: 'tee-m', price: 20, salePrice: 18, stock: 0 },
        ],
        pictures: pictures(2),
      },
      'Line belt': sold({ sku: 'belt', price: 65, salePrice: null, stock: 7 }),
    },
  },
  '15-names.csv': { products: Object.fromEntries(NAMES.split('|').map(name => [name, {}])) },
  '16-handles.csv': {
    products: {
      'Handle kołdra-łąka': at(/^koldra-laka$/),
      'Handle đèn-lồng': at(/^den-long$/),
      'Handle sjøgrønn-vase': at(/^sjogronn-vase$/),
      'Handle ıspanak': at(/^ispanak$/),
      'Handle синяя-кружка': at(/^sinyaya-kruzhka$/),
      'Handle 青いマグ': at(/^(?!product)[a-z-]+$/),
      'Handle meias-dryarmor™': at(/^meias-dryarmor/),
      'Handle meias-dryarmor': at(/^meias-dryarmor/),
      'Handle canasto-360º': at(/^canasto-360/),
      'Handle ❄️-cooler': at(/cooler$/),
      'Handle ʻokina': at(/okina$/),
      'Handle straße': at(/^strasse$/),
    },
  },
  '19-more-than-the-editor.csv': {
    products: {
      'Many pictures and tags': { pictures: pictures(15), tags: expect.objectContaining({ length: 34 }) },
      'Long value': {
        options: [{ name: 'Model', values: [{ value: expect.stringMatching(/^.{143,145}$/) }] }],
      },
      'Sku long': sold({ sku: 'S'.repeat(81) }),
    },
  },
  '20-category.csv': {
    products: {
      'Shell studs': { category: expect.objectContaining({ name: 'Earrings' }) },
      'Wave band': { category: expect.objectContaining({ name: 'Rings' }) },
    },
  },
}
