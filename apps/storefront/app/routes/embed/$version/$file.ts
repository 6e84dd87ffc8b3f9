import { unwrap } from '@stoa/api-client'
import type { Category } from '@stoa/api-client/schema'
import type { HeaderCategory, HeaderFacts } from '@stoa/elements/server'
import { data } from 'react-router-dom'
import { critical, serverApi } from '../../../data/api.server.ts'
import { CATEGORY_TREE, CHILDREN_AT_HAND } from '../../../data/category-tree.ts'
import { followMarket } from '../../../data/market-settings.server.ts'
import { requestScope } from '../../../data/scope.server.ts'
import type { Route } from './+types/$file'

/** The header for pages of other origins: `header` as HTML, which servers include, and `header.json` for its element. */
export async function loader(scope: Route.LoaderArgs): Promise<Response> {
  const { url, context, params } = scope
  const isHtml = params.file === 'header'
  if (!isHtml && params.file !== 'header.json') throw data(null, { status: 404, statusText: 'Not Found' })
  const [{ name, marks }, tree] = await Promise.all([
    followMarket(scope),
    critical(unwrap(serverApi(scope).GET(CATEGORY_TREE, { params: { query: { depth: 2 } } }))),
  ])
  const { logo, logoDark } = marks
  const facts: HeaderFacts = { name, marks: { logo, logoDark }, categories: atHand(tree) }
  if (!isHtml) return Response.json(facts)
  // Imported here, so that development needs no build of the elements.
  const { renderHeader } = await import('@stoa/elements/server')
  const origin = context.get(requestScope).origin ?? url.origin
  const asked = url.searchParams
  const html = renderHeader({
    origin,
    facts,
    files: `${origin}/embed/${params.version}/`,
    theme: THEMES.find(theme => theme === asked.get('theme')),
    dir: asked.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    static: asked.has('static'),
  })
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const THEMES = ['light', 'dark', 'auto'] as const

/** Leaves out what the element loads when it is opened, if there are many categories. */
function atHand(tree: readonly Category[]): HeaderCategory[] {
  const children = tree.reduce((sum, { child }) => sum + child.length, 0)
  const isSmall = children <= CHILDREN_AT_HAND
  return tree.map(root =>
    toHeaderCategory(root, child => isSmall || root.isShowSuggest || child.isShowSuggest),
  )
}

const toHeaderCategory = (
  { id, name, slug, icon, isShowSuggest, hasChild, child }: Category,
  isShown: (child: Category) => boolean = () => true,
): HeaderCategory => ({
  id,
  name,
  slug,
  ...(icon ? { icon } : null),
  isShowSuggest,
  hasChild,
  child: child.filter(isShown).map(one => toHeaderCategory(one)),
})
