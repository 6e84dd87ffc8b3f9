import type { RawAnswer } from '../../../../contract/handlers.ts'
import { csvLine, UTF8_MARK } from '../../../../platform/csv.ts'
import { nameOfColumn } from '../../imports/index.ts'
import { asDownload } from './as-download.ts'
import { EXPORT_COLUMNS, type ExportCells } from './export-columns.ts'

const counted: ExportCells = { tracker: 'shopify', policy: 'deny' }
const plain: ExportCells = { ...counted, option1Name: 'Title', option1Value: 'Default Title' }
const onSale: ExportCells = { published: 'true', status: 'active' }

/** Sample products with everything that a file can contain: variants, several pictures, a sale, a draft. */
const ROWS: ExportCells[] = [
  {
    ...counted,
    ...onSale,
    handle: 'cove-mug',
    title: 'Cove mug',
    body: '<p>A wide mug with a thumb rest, thrown in stoneware.</p>',
    vendor: 'Cove Pottery',
    productCategory: 'Kitchen > Mugs and cups > Mugs',
    tags: 'stoneware, dishwasher safe',
    option1Name: 'Glaze',
    option1Value: 'Lagoon',
    option2Name: 'Size',
    option2Value: '200 ml',
    sku: 'COVE-LAG-200',
    grams: '310',
    quantity: '8',
    price: '24.00',
    imageSrc: 'https://example.com/pictures/cove-mug-lagoon.jpg',
    imagePosition: '1',
    imageAlt: 'A blue-green mug on a wooden table',
  },
  {
    ...counted,
    handle: 'cove-mug',
    option1Value: 'Lagoon',
    option2Value: '320 ml',
    sku: 'COVE-LAG-320',
    grams: '420',
    quantity: '6',
    price: '28.00',
    imageSrc: 'https://example.com/pictures/cove-mug-ember.jpg',
    imagePosition: '2',
    imageAlt: 'The same mug in a warm red',
  },
  {
    ...counted,
    handle: 'cove-mug',
    option1Value: 'Ember',
    option2Value: '200 ml',
    sku: 'COVE-EMB-200',
    grams: '310',
    quantity: '0',
    price: '24.00',
  },
  {
    ...plain,
    ...onSale,
    handle: 'harbor-teapot',
    title: 'Harbor teapot',
    body: '<p>Holds a liter, pours without a drip.</p>',
    vendor: 'Cove Pottery',
    tags: 'stoneware, gift',
    sku: 'HARB-1',
    quantity: '4',
    price: '59.00',
    compareAtPrice: '72.00',
    saleEnds: '2030-11-30',
  },
  {
    ...onSale,
    handle: 'gift-wrap',
    title: 'Gift wrap',
    body: '<p>Brown paper, a ribbon and a card with your message.</p>',
    option1Name: 'Title',
    option1Value: 'Default Title',
    price: '5.00',
  },
  {
    ...plain,
    handle: 'tide-bowl',
    title: 'Tide bowl',
    body: '<p>Coming in spring.</p>',
    published: 'false',
    status: 'draft',
    sku: 'TIDE-1',
    quantity: '12',
    price: '36.00',
  },
]

/** A file to begin with. */
export const importTemplate = (): RawAnswer => ({
  contentType: 'text/csv; charset=utf-8',
  body: Buffer.from(
    UTF8_MARK +
      [EXPORT_COLUMNS.map(nameOfColumn), ...ROWS.map(row => EXPORT_COLUMNS.map(key => row[key] ?? ''))]
        .map(csvLine)
        .join(''),
  ),
  headers: asDownload('products-template.csv'),
})
