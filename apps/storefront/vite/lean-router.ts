import type { Plugin } from 'vite'

const BUILT = /\/react-router\/dist\/production\/[\w-]+\.mjs$/
const CORE = /^function createRouter\(/m

/**
 * What this application never asks of its router in the browser: forms and fetchers (it has its own calls),
 * server components, instrumentation, pages without a server, a page for errors that nobody handles.
 * Bundlers cannot know that. Whoever comes to need one takes its name from here; until then its use fails loudly.
 */
const NEVER_ASKED = [
  'DefaultErrorComponent',
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  'decodeRouteErrorResponseDigest',
  'fetch2',
  'getRouteInstrumentationUpdates',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'instrumentClientSideRouter',
  'nonSsrStrategy',
  'singleFetchActionStrategy',
  'singleFetchLoaderFetcherStrategy',
]
/** The server writes the scripts of a page; there is one style sheet, and it is there. */
const NOTHING_TO_DO = ['Scripts', 'prefetchStyleLinks']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** The bodies of the functions that are declared in a program, at whatever depth, by name. */
function* bodiesOf(node: unknown): Generator<[name: string, body: Node]> {
  if (typeof node !== 'object' || !node) return
  const { type, id, body } = node as { type?: string; id?: { name: string } | null; body?: Node }
  if (type === 'FunctionDeclaration' && id && body) yield [id.name, body]
  for (const part of Object.values(node)) yield* bodiesOf(part)
}

function hollow(code: string, program: unknown): string {
  const bodies = [...bodiesOf(program)]
  const cuts = [...NEVER_ASKED, ...NOTHING_TO_DO].map(name => {
    const found = bodies.filter(([declared]) => declared === name)
    const [only] = found
    if (!only || found.length > 1)
      throw new Error(`React Router has ${found.length} functions ${name}: see vite/lean-router.ts`)
    const instead = NOTHING_TO_DO.includes(name)
      ? '{ return null }'
      : `{ throw Error('lean-router: ${name}') }`
    return { ...only[1], start: only[1].start, end: only[1].end, instead }
  })
  let lean = code
  for (const { start, end, instead } of cuts.toSorted((a, b) => b.start - a.start))
    lean = lean.slice(0, start) + instead + lean.slice(end)
  return lean
}

/**
 * For the browser's build of React Router: the package names its development files for every use, and gives its
 * components names for debuggers in a way that keeps unused ones in. With both mended, and without what this
 * application never asks of it, what no page uses is left out.
 */
export const leanRouter = (): Plugin => ({
  name: 'stoa:lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
  },
  transform(code, id) {
    if (!BUILT.test(id)) return null
    const lean = CORE.test(code) ? hollow(code, this.parse(code)) : code
    return {
      code: lean
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<== )(?=React\d*\.(forwardRef|memo|createContext)\()/g, '/* @__PURE__ */ '),
      map: null,
    }
  },
})
