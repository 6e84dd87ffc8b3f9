import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { run } from '@stoa/testing/processes'
import { compare, printBaseline, workspaceOf } from '../lib/prose/baseline.ts'
import { findProse, hasProse } from '../lib/prose/check.ts'
import { faultOfSubject, faultyCommits } from '../lib/prose/commits.ts'

const found = (file: string, source: string) => findProse(file, source).map(({ id, line }) => `${line} ${id}`)
const ids = (file: string, source: string) => findProse(file, source).map(({ id }) => id)

describe('docstrings and comments', () => {
  const REFUSED: [docstring: string, id: string][] = [
    ['Of one call; milliseconds.', 'start: of'],
    ['The same for a key once.', 'start: the same'],
    ['Those that wait.', 'start: the same'],
    ['Whose call it is.', 'start: who'],
    ['Nothing on the server.', 'start: somebody'],
    ['So many at once.', 'start: all that'],
    ['What the buyer reads.', 'start: what'],
    ['How many there are.', 'start: how'],
    ['In minor units.', 'start: preposition'],
    [`One ${'word '.repeat(25)}more.`, 'first sentence over 25 words'],
    ['Calls whoever waits.', 'whoever'],
    ['Reads it anew.', 'anew'],
    ['The owner is told.', 'is told'],
    ['Ends by itself.', 'by itself'],
    ['Not used any more.', 'any more'],
    ['Tells what became of it.', 'becomes of'],
    ['Gives all that can be had.', 'becomes of'],
    ['Mends a row.', 'take away'],
    ['Checks that it is none of ours.', 'is none'],
    ['Changed meanwhile.', 'meanwhile'],
    ['Asks somebody.', 'somebody'],
    ['Asks nobody.', 'nobody'],
    ['The row stands here.', 'stands'],
    ['Reads the words.', 'words'],
    ['Counts pieces.', 'piece'],
    ['Is beside the cart.', 'beside'],
    ['Null where there is no sale.', 'where'],
    ['Reads the colour.', 'British spelling'],
  ]
  for (const [docstring, id] of REFUSED) {
    test(`refuses "${docstring.slice(0, 40)}"`, () => {
      assert.deepEqual(ids('a.ts', `/** ${docstring} */\nexport const a = 1`), [id])
    })
  }

  test('accepts a verb, a noun phrase and a boolean', () => {
    const source = `
      /** Locks the cart until the transaction ends. */
      export const lock = 1
      /** Timeout of one call, in milliseconds. Like \`somebody\`, but for {@link whoever}. */
      const timeout = 1
      /** Whether the variant is for sale. If there is none, the first. */
      const isForSale = true
      /** Reads a file, at most 5.2 MB. */
      const read = 1`
    assert.deepEqual(found('a.ts', source), [])
  })

  test('finds a phrase across a line break and gives its line', () => {
    const source = `/**
 * Ends every session.
 *
 * The owner is
 * told of it.
 */
export const a = 1
// One comment,
// that nobody reads.
const b = 1 // and anew`
    assert.deepEqual(found('a.ts', source), ['4 is told', '9 nobody', '10 anew'])
  })

  test('reads no strings, regular expressions, examples and directives', () => {
    const source = `
      const url = 'https://nobody.example/* anew */'
      const pattern = /\\/\\* whoever \\*\\//
      const text = \`// somebody \${a /* meanwhile */}\`
      // @ts-expect-error nobody
      // biome-ignore lint/nobody: stable.
      /**
       * Adds a line.
       *
       * @example
       * anew()
       */`
    assert.deepEqual(ids('a.ts', source), ['meanwhile', 'nobody'])
  })

  test('excuses a line that ends with a reason', () => {
    assert.deepEqual(found('a.ts', '// Quotes "nobody". prose-ok: a name\n// nobody, prose-ok:'), [
      '2 nobody',
    ])
  })
})

describe('titles', () => {
  test('refuses wrong beginnings, semicolons and length', () => {
    const source = `
      test('[CRT-06] nobody sees it', () => {})
      it.each([1])('of two, one', () => {})
      test('in one go', () => {})
      test('one; two', () => {})
      test(\`${'x'.repeat(91)}\`, () => {})
      test.prop([a])('and again', () => {})
      describe('of the cart', () => {})
      other('of the cart')
      test('[CRT-07] (who) returns 409 when \${value} exceeds the stock', () => {})`
    assert.deepEqual(found('a.test.ts', source), [
      '2 nobody',
      '2 title: first word',
      '3 title: first word',
      '4 title: preposition',
      '5 title: semicolon',
      '6 title: over 90 characters',
      '7 title: first word',
    ])
  })
})

describe('screen texts', () => {
  test('refuses a missing contraction and every phrase, in labels, JSX and sentences', () => {
    assert.deepEqual(ids('packages/ui/src/a/a.labels.ts', "export const a = { b: 'It is not saved' }"), [
      'screen: no contraction',
    ])
    const jsx = `
      <p title="Nobody sees it" className="piece">
        Waits for
        somebody {\`and \${count} pieces\`}
      </p>`
    assert.deepEqual(found('packages/ui/src/a.tsx', jsx), ['2 screen: nobody', '4 screen: somebody'])
    const sentence = "const a = 'Somebody saved', b = 'anew', c = sql`it is none`"
    assert.deepEqual(ids('apps/storefront/app/shop/a.ts', sentence), ['screen: somebody'])
    const handler =
      "log.warn('It was not sent'); throw new Error('It was not sent'); fail('was not sent twice')"
    assert.deepEqual(ids('apps/api/src/modules/a.ts', handler), ['screen: no contraction'])
  })

  test('leaves the fixed strings of the specification alone', () => {
    assert.deepEqual(
      ids('packages/ui/src/a.labels.ts', "export const a = 'Your account is not activated'"),
      [],
    )
  })

  test('reads nothing of tests and stories as a screen text', () => {
    assert.deepEqual(ids('packages/ui/src/a.stories.tsx', '<p>Nobody</p>'), [])
  })
})

describe('documents', () => {
  test('reads paragraphs without code, targets and tags', () => {
    const source =
      '# A title\n\nAsk [somebody](nobody.md), or `whoever`.\n\n```sh\nnobody\n```\n\n<p title="nobody">\n<!-- anew -->'
    assert.deepEqual(found('README.md', source), ['3 somebody'])
  })

  test('reads pages of the storefront as screen texts, those of law without contractions', () => {
    assert.deepEqual(ids('apps/storefront/app/content/help.md', 'It is not here.'), [
      'screen: no contraction',
    ])
    assert.deepEqual(ids('apps/storefront/app/content/terms-of-service.md', 'It is not owed.'), [])
  })

  test('refuses a long title of a decision', () => {
    const title = (length: number) => `# 029 ${'x'.repeat(length)}\n`
    assert.deepEqual(ids('docs/decisions/029-a.md', title(61)), ['decision over 60 characters'])
    assert.deepEqual(ids('docs/decisions/029-a.md', title(60)), [])
  })

  test('skips what programs write', () => {
    assert.equal(hasProse('packages/api-client/src/schema.ts'), false)
    assert.equal(hasProse('docs/lifecycles.md'), false)
    assert.equal(hasProse('apps/api/src/app.ts'), true)
  })
})

test('reads descriptions of OpenAPI in every form', () => {
  const source = `
get:
  summary: Lists nothing
  description: |
    Of one shop,
    and of nobody else.
  responses:
    '200': { description: The answer, content: nobody }
    '404': { description: 'What is not there, somebody' }
name:
  type: string
  enum: [nobody]`
  assert.deepEqual(found('packages/api-client/openapi/paths/a.yaml', source), [
    '5 start: of',
    '6 nobody',
    '9 start: what',
    '9 somebody',
  ])
})

describe('ceilings', () => {
  test('belong to a workspace', () => {
    assert.equal(workspaceOf('packages/ui/src/a.ts'), 'packages/ui')
    assert.equal(workspaceOf('docs/decisions/001-a.md'), 'docs')
    assert.equal(workspaceOf('README.md'), '.')
  })

  test('refuse a count above them, 0 by default, and are only ever lowered', () => {
    const { above, below, lowered } = compare(
      { ui: { anew: 3, nobody: 1 }, core: { anew: 1 } },
      { ui: { anew: 2, nobody: 2, words: 1 } },
    )
    assert.deepEqual(above, [
      { workspace: 'ui', id: 'anew', count: 3, ceiling: 2 },
      { workspace: 'core', id: 'anew', count: 1, ceiling: 0 },
    ])
    assert.equal(below, 2)
    assert.deepEqual(lowered, { ui: { anew: 2, nobody: 1 } })
  })

  test('are written in one order', () => {
    assert.equal(
      printBaseline({ b: { y: 1, x: 2 }, a: {} }),
      '{\n  "a": {},\n  "b": {\n    "x": 2,\n    "y": 1\n  }\n}\n',
    )
  })
})

describe('commits', () => {
  test('refuses length, a missing type and a first word that is no verb', () => {
    assert.equal(faultOfSubject('fix(cart): keep the quantity while a merge runs'), null)
    assert.equal(faultOfSubject('feat!: drop Node 18'), null)
    assert.match(faultOfSubject(`fix(cart): keep ${'x'.repeat(60)}`) ?? '', /76 characters/)
    assert.match(faultOfSubject('Keep the quantity') ?? '', /type/)
    assert.match(faultOfSubject('style(cart): keep the form') ?? '', /type/)
    for (const subject of ['a pair counts', 'who has left sends no call', 'It ends', '2 calls at once'])
      assert.match(faultOfSubject(`fix(cart): ${subject}`) ?? '', /verb/)
  })

  test('judges commits of a branch that were made with the check, and never those of main', async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'prose-'))
    const git = async (...args: string[]) => {
      const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false']
      const { code, output } = await run('git', [...author, ...args], { cwd })
      assert.equal(code, 0, output)
    }
    const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '--message', subject)
    try {
      await git('init', '--quiet', '--initial-branch', 'main')
      await commit('of main')
      assert.deepEqual(await faultyCommits(cwd), [])
      await git('checkout', '--quiet', '-b', 'work')
      await commit('before the check')
      await run('mkdir', ['scripts'], { cwd })
      await writeFile(join(cwd, 'scripts/check-prose.ts'), '')
      await git('add', '.')
      await commit('build: check prose')
      await commit('the check is there')
      const faulty = await faultyCommits(cwd)
      assert.deepEqual(
        faulty.map(({ subject }) => subject),
        ['the check is there'],
      )
      await git('checkout', '--quiet', '--detach')
      await git('branch', '--quiet', '--delete', '--force', 'main', 'work')
      assert.deepEqual(await faultyCommits(cwd), [])
    } finally {
      await rm(cwd, { recursive: true })
    }
  })
})
