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
reset.globalStyle(within('h1 h2 h3 h4 p ul ol dl dd figure fieldset address blockquote pre'), {
  margin: 0,
  padding: 0,
})
reset.globalStyle(within('ul ol'), { listStyle: 'none' })
reset.globalStyle(within('fieldset'), { border: 0, minInlineSize: 0 })
reset.globalStyle(within('legend'), { padding: 0 })
reset.globalStyle(within('address'), { fontStyle: 'normal' })
reset.globalStyle(within('a'), { color: 'inherit', textDecoration: 'none' })
reset.globalStyle(within('img svg'), { display: 'block', maxInlineSize: '100%' })
reset.globalStyle(within('button input select textarea'), {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  margin: 0,
})
reset.globalStyle(within('button'), { cursor: 'pointer', border: 0, padding: 0, background: 'none' })
reset.globalStyle(within('hr'), { border: 0, margin: 0 })
reset.globalStyle(within('table'), { borderCollapse: 'collapse', borderSpacing: 0 })
reset.globalStyle(`:where([data-stoa], [data-component])[hidden]`, { display: 'none' })
