import type { RawAnswer } from '../../../../contract/handlers.ts'
import { csvLine, UTF8_MARK } from '../../../../platform/csv.ts'
import { asDownload } from './as-download.ts'
import { EXPORT_COLUMNS, type ExportColumn } from './export-columns.ts'

type Cells = Partial<Record<ExportColumn, string>>

const counted: Cells = { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Policy': 'deny' }
const plain: Cells = { ...counted, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }
const onSale: Cells = { Published: 'true', Status: 'active' }

/** Sample products with everything that a file can contain: variants, several pictures, a sale, a draft. */
const ROWS: Cells[] = [
  {
    ...counted,
    ...onSale,
    Handle: 'cove-mug',
    Title: 'Cove mug',
    'Body (HTML)': '<p>A wide mug with a thumb rest, thrown in stoneware.</p>',
    Vendor: 'Cove Pottery',
    'Product Category': 'Kitchen > Mugs and cups > Mugs',
    Tags: 'stoneware, dishwasher safe',
    'Option1 Name': 'Glaze',
    'Option1 Value': 'Lagoon',
    'Option2 Name': 'Size',
    'Option2 Value': '200 ml',
    'Variant SKU': 'COVE-LAG-200',
    'Variant Grams': '310',
    'Variant Inventory Qty': '8',
    'Variant Price': '24.00',
    'Image Src': 'https://example.com/pictures/cove-mug-lagoon.jpg',
    'Image Position': '1',
    'Image Alt Text': 'A blue-green mug on a wooden table',
  },
  {
    ...counted,
    Handle: 'cove-mug',
    'Option1 Value': 'Lagoon',
    'Option2 Value': '320 ml',
    'Variant SKU': 'COVE-LAG-320',
    'Variant Grams': '420',
    'Variant Inventory Qty': '6',
    'Variant Price': '28.00',
    'Image Src': 'https://example.com/pictures/cove-mug-ember.jpg',
    'Image Position': '2',
    'Image Alt Text': 'The same mug in a warm red',
  },
  {
    ...counted,
    Handle: 'cove-mug',
    'Option1 Value': 'Ember',
    'Option2 Value': '200 ml',
    'Variant SKU': 'COVE-EMB-200',
    'Variant Grams': '310',
    'Variant Inventory Qty': '0',
    'Variant Price': '24.00',
  },
  {
    ...plain,
    ...onSale,
    Handle: 'harbor-teapot',
    Title: 'Harbor teapot',
    'Body (HTML)': '<p>Holds a liter, pours without a drip.</p>',
    Vendor: 'Cove Pottery',
    Tags: 'stoneware, gift',
    'Variant SKU': 'HARB-1',
    'Variant Inventory Qty': '4',
    'Variant Price': '59.00',
    'Variant Compare At Price': '72.00',
    'Sale ends': '2030-11-30',
  },
  {
    ...onSale,
    Handle: 'gift-wrap',
    Title: 'Gift wrap',
    'Body (HTML)': '<p>Brown paper, a ribbon and a card with your message.</p>',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Price': '5.00',
  },
  {
    ...plain,
    Handle: 'tide-bowl',
    Title: 'Tide bowl',
    'Body (HTML)': '<p>Coming in spring.</p>',
    Published: 'false',
    Status: 'draft',
    'Variant SKU': 'TIDE-1',
    'Variant Inventory Qty': '12',
    'Variant Price': '36.00',
  },
]

/** A file to begin with. */
export const importTemplate = (): RawAnswer => ({
  contentType: 'text/csv; charset=utf-8',
  body: Buffer.from(
    UTF8_MARK +
      [EXPORT_COLUMNS, ...ROWS.map(row => EXPORT_COLUMNS.map(name => row[name as ExportColumn] ?? ''))]
        .map(csvLine)
        .join(''),
  ),
  headers: asDownload('products-template.csv'),
})
