import { primitive } from '../../styles/layered.ts'
import { tabularNumbers } from '../../styles/type.ts'
import { vars } from '../../tokens/index.ts'

const { color, space } = vars

export const list = primitive.style({
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-size=sm]': { fontSize: vars.type.sm.size, lineHeight: vars.type.sm.line },
    '&[data-layout=side]': {
      // Long terms leave room for what they are about.
      gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
      columnGap: space[6],
    },
    '&[data-layout=stacked]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
      gap: `${space[3]} ${space[6]}`,
    },
  },
})

const inLayout = (layout: string, part: string) => `${list}[data-layout=${layout}] > ${part}`

primitive.globalStyle(`${list} dt`, { color: color.text.muted })
primitive.globalStyle(`${list} dd`, { color: color.text.strong })
// The columns of all rows are those of the list.
primitive.globalStyle(inLayout('side', 'div'), { display: 'contents' })
primitive.globalStyle(inLayout('stacked', 'div > dt'), { fontSize: vars.type.sm.size })
primitive.globalStyle(inLayout('apart', 'div'), {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
})
primitive.globalStyle(inLayout('apart', 'div > dd'), { marginInlineStart: 'auto', textAlign: 'end' })
