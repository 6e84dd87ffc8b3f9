import { reset } from './layered.ts'

/**
 * Scope of the reset: Stoa components (every root has `data-component`) and what a host marks with `data-stoa`. The
 * rest of the host's page is unchanged. `:where` keeps specificity at zero.
 */
const scope = ':where([data-component], [data-component] *, [data-stoa], [data-stoa] *)'
/** Each in a `:where` of its own: a browser files such a rule under its element, and tries it on no other. */
const within = (elements: string) =>
  elements
    .split(' ')
    .flatMap(element => [
      `:where([data-stoa] ${element})`,
      `:where([data-component] ${element})`,
      `:where(${element}[data-component])`,
    ])
    .join(', ')

reset.globalStyle(`${scope}, ${scope}::before, ${scope}::after`, { boxSizing: 'border-box' })
const sections = 'header nav main section footer'
const texts = 'h1 h2 h3 h4 p ul ol li dl dt dd figure fieldset legend label address blockquote pre'
const controls = 'button input select textarea'
// A host's rule for one of these elements, such as capitals for every label, ends at a component.
const asAround = { letterSpacing: 'inherit', textTransform: 'inherit' } as const
reset.globalStyle(within(`${sections} ${texts}`), { margin: 0, padding: 0, ...asAround })
reset.globalStyle(within(`${sections} fieldset dialog`), { border: 0, background: 'none' })
reset.globalStyle(within('dialog'), { margin: 'auto', padding: 0, color: 'inherit', ...asAround })
reset.globalStyle(within('ul ol'), { listStyle: 'none' })
reset.globalStyle(within('fieldset'), { minInlineSize: 0 })
reset.globalStyle(within('label'), { fontWeight: 'inherit' })
reset.globalStyle(within('address'), { fontStyle: 'normal' })
reset.globalStyle(within('a'), { color: 'inherit', textDecoration: 'none', ...asAround })
reset.globalStyle(within('img svg'), { display: 'block', maxInlineSize: '100%' })
reset.globalStyle(within(controls), {
  font: 'inherit',
  color: 'inherit',
  ...asAround,
  margin: 0,
})
reset.globalStyle(within('button'), { cursor: 'pointer', border: 0, padding: 0, background: 'none' })
reset.globalStyle(within('hr'), { border: 0, margin: 0 })
reset.globalStyle(within('table'), { borderCollapse: 'collapse', borderSpacing: 0 })
reset.globalStyle(`:where([data-stoa], [data-component])[hidden]`, { display: 'none' })
