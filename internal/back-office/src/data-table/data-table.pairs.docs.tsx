import type { DocsPairs } from '@stoa/ui/docs'
import { DataTable } from './index.ts'

const rows = [
  { id: 'mug', name: 'Cove mug', stock: '12' },
  { id: 'bowl', name: 'Low bowl', stock: '1,204' },
]
type Row = (typeof rows)[number]
const name = { id: 'name', label: 'Product', cell: (row: Row) => row.name, phone: 'title' } as const
const stock = { id: 'stock', label: 'In stock', cell: (row: Row) => row.stock } as const

export const pairs: DocsPairs = [
  {
    do: {
      shows: (
        <DataTable
          caption="Stock"
          rows={rows}
          rowKey={row => row.id}
          columns={[name, { ...stock, align: 'end' }]}
        />
      ),
      because: 'Figures stand at the end, so that their digits stand below each other.',
    },
    dont: {
      shows: <DataTable caption="Stock" rows={rows} rowKey={row => row.id} columns={[stock, name]} />,
      because: 'The first column names the row, for eyes and for screen readers; here it is a bare figure.',
    },
  },
]
