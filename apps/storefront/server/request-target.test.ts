import { expect, test } from 'vitest'
import { originOf, pathOf } from './request-target.ts'

test.each([
  ['/a?b=c', '/a?b=c'],
  ['//evil.example/x', '/evil.example/x'],
  ['///', '/'],
  ['/\\evil.example/', '/evil.example/'],
  ['\\\\evil.example', '/evil.example'],
  ['http://evil.example/about?q=1', '/about?q=1'],
  ['http://evil.example', '/'],
  ['http://evil.example//other.example', '/other.example'],
  ['/a#b', '/a'],
  ['/?next=//evil.example', '/?next=//evil.example'],
  ['*', '/*'],
])('reads from %s the path %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})

test.each([
  ['localhost:3000', 'http', 'http://localhost:3000'],
  ['stoa.example', 'https', 'https://stoa.example'],
  ['[::1]:3000', 'http', 'http://[::1]:3000'],
  ['stoa.example', 'javascript', 'http://stoa.example'],
])('reads from host %s with %s the origin %s', (host, protocol, origin) => {
  expect(originOf({ host, protocol } as never)).toBe(origin)
})

test.each(['', 'a b', '[', 'x:99999', 'a@b', '<script>', 'a/b', 'a?b', 'a, b', '..', '-'])(
  '“%s” is no host',
  host => {
    expect(originOf({ host, protocol: 'http' } as never)).toBeNull()
  },
)
